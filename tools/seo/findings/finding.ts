import type { Before } from '../history/history';
import type { PageRecord } from '../read/page-record';
import type { SiteRecord } from '../read/read-site';

/** An error stops `npm run seo -- --check`; a warning should be looked at; a note is worth knowing. */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

/** What a finding is about: the overview can be filtered by it. */
export const TOPICS = [
  'draft',
  'missing',
  'duplicate',
  'too long',
  'too short',
  'wording',
  'share card',
  'canonical',
  'sitemap',
  'date',
  'robots',
  'links',
  'files',
  'orphan',
  'headings',
  'structured data',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Finding {
  level: Level;
  topic: Topic;
  /** The page, or `site` for what concerns all. */
  route: string;
  what: string;
  where: Place;
}

/** What to change. */
export interface Place {
  file: string;
  field: string;
}

/** Knows which file holds the words of a page. */
export interface Places {
  /** @param text words or an address that may stand in another file than that of the page */
  of(route: string, field: string, text?: string): Place;
}

/** A field of a page's content file, or of the file that holds `text`; a whole place where it is another file. */
export type Field = Place | string | { field: string; text?: string; route?: string };

/** What a rule finds: nothing, a sentence, or several. A sentence may name another place or page than its rule does. */
export type Found = string | false | undefined | { what: string; at?: Field; route?: string } | readonly Found[];

/** Looks for one kind of fault, and names what to change. */
export interface Rule {
  level: Level;
  topic: Topic;
  at: Field;
  onPage?: (page: PageRecord, site: SiteRecord, before?: Before) => Found;
  onSite?: (site: SiteRecord) => Found;
}

const ruleOf =
  (level: Level) =>
  (topic: Topic, at: Field, onPage: Rule['onPage']): Rule => ({ level, topic, at, onPage });

/** A rule that looks at one page at a time. */
export const error = ruleOf('error');
export const warning = ruleOf('warning');
export const note = ruleOf('note');

/** A rule that looks at the whole site. */
export const ofSite = (level: Level, topic: Topic, at: Field, onSite: Rule['onSite']): Rule => ({
  level,
  topic,
  at,
  onSite,
});

/** What some rules find in a site, rule by rule and page by page. */
export function applyRules(rules: readonly Rule[], site: SiteRecord, places: Places, before?: Before): Finding[] {
  return rules.flatMap(({ level, topic, at, onPage, onSite }) => {
    const findings = (route: string, found: Found): Finding[] =>
      sentences(found).map((said) => {
        const { what, at: field = at, route: own = route } = typeof said === 'string' ? { what: said } : said;
        return { level, topic, route: own, what, where: placeOf(field, own, places) };
      });
    const ofPages = site.pages.flatMap((page) => findings(page.route, onPage?.(page, site, before)));
    return [...ofPages, ...findings('site', onSite?.(site))];
  });
}

function sentences(found: Found): (string | { what: string; at?: Field; route?: string })[] {
  if (found === false || found === undefined) return [];
  return typeof found === 'string' || 'what' in found ? [found] : found.flatMap(sentences);
}

function placeOf(field: Field, route: string, places: Places): Place {
  if (typeof field === 'string') return places.of(route, field);
  return 'file' in field ? field : places.of(field.route ?? route, field.field, field.text);
}

/** The things that occur more than once in a list, each once. */
export const repeated = <T>(list: T[]): T[] => [...new Set(list.filter((one, at) => list.indexOf(one) !== at))];

/** A text of a page in a sentence, short enough for one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}
