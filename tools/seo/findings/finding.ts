import type { Before } from '../history';
import type { PageRecord } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';

/** An error stops `npm run seo -- --check`; a warning should be looked at; a note is worth knowing. */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
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

/** A field of a page's content file, or of the file that holds `text`; a whole place where it is another file. */
export type Field = Place | string | { field: string; text: string };

/** What a rule finds: nothing, a sentence, or several, each of which names its own place. */
export type Found = string | false | readonly (false | { what: string; at: Field })[];

/** Looks for one kind of fault in each page, and names what to change. */
export interface Rule {
  level: Level;
  at: Field;
  look: (page: PageRecord, site: SiteRecord, before?: Before) => Found;
}

/** For example "1 error" and "3 warnings". */
export const counted = (findings: Finding[], level: Level) => {
  const { length } = findings.filter((finding) => finding.level === level);
  return `${length} ${level}${length === 1 ? '' : 's'}`;
};

/** The count of each level, for example "0 errors, 1 warning, 3 notes". */
export const countedAll = (findings: Finding[]) => LEVELS.map((level) => counted(findings, level)).join(', ');

/** A finding as one line: how bad, which page, what, and what to change. */
export function describeFinding({ level, route, what, where }: Finding): string {
  const line = `${level.padEnd(7)} ${route}: ${what} → ${where.file}: ${where.field}`;
  // A page may say anything, and a terminal does what control characters tell it.
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
