import type { Before } from '../history/history';
import type { PageRecord } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';

/** An error stops `npm run seo -- --check`; a warning should be looked at; a note is worth knowing. */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
  /** What it is about, for example "share card": the overview can be filtered by it. */
  topic: string;
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
export type Field = Place | string | { field: string; text: string };

/** What a rule finds: nothing, a sentence, or several. A sentence may name another place than its rule does. */
export type Found = string | false | undefined | { what: string; at: Field } | readonly Found[];

/** Looks for one kind of fault in each page, and names what to change. */
export interface Rule {
  level: Level;
  topic: string;
  at: Field;
  look: (page: PageRecord, site: SiteRecord, before?: Before) => Found;
}

const ruleOf =
  (level: Level) =>
  (topic: string, at: Field, look: Rule['look']): Rule => ({ level, topic, at, look });

export const error = ruleOf('error');
export const warning = ruleOf('warning');
export const note = ruleOf('note');

/** A text of a page in a sentence, short enough for one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}

/** For example "1 error" and "3 warnings". */
export const counted = (count: number, level: Level) => `${count} ${level}${count === 1 ? '' : 's'}`;

/** The count of each level, for example "0 errors, 1 warning, 3 notes". */
export const countedAll = (findings: Finding[]) =>
  LEVELS.map((level) => counted(findings.filter((finding) => finding.level === level).length, level)).join(', ');

/** A finding as one line: how bad, which page, what, and what to change. */
export function describeFinding({ level, route, what, where }: Finding): string {
  const line = `${level.padEnd(7)} ${route}: ${what} → ${where.file}: ${where.field}`;
  // A page may say anything, and a terminal does what control characters tell it.
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
