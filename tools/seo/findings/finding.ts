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

/** Looks at a whole site and tells what is wrong with it. */
export type Rule = (site: SiteRecord, places: Places) => Finding[];

/** Knows which file holds the words of a page. */
export interface Places {
  /** @param text words or an address that may stand in another file than that of the page */
  of(route: string, field: string, text?: string): Place;
}

/** A rule that looks at one page at a time. */
export function onEachPage(look: (page: PageRecord, say: Say, site: SiteRecord) => void): Rule {
  return (site, places) =>
    site.pages.flatMap((page) => {
      const findings: Finding[] = [];
      const placeOf = (field: Field) => ('file' in field ? field : places.of(page.route, field.field, field.text));
      look(
        page,
        (level, topic, field, what) =>
          findings.push({
            level,
            topic,
            route: page.route,
            what,
            where: placeOf(typeof field === 'string' ? { field } : field),
          }),
        site,
      );
      return findings;
    });
}

/** A field of the page's content file, or of the file that holds `text`; a whole place where it is another file. */
type Field = Place | { field: string; text?: string };

export type Say = (level: Level, topic: Topic, field: string | Field, what: string) => void;

/** A text of a page in a sentence, short enough for one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}
