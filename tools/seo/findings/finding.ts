import type { Before } from '../history';
import type { PageRecord } from '../read/read-page';
import type { SiteRecord } from '../read/read-site';

/**
 * The levels of a finding: an error stops `npm run seo -- --check`, a warning should be looked at, a note is worth
 * knowing.
 */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
  /** The page of the finding; `site` where it concerns all pages. */
  route: string;
  what: string;
  where: Place;
}

/** The file and field to change to mend a finding. */
export interface Place {
  file: string;
  field: string;
}

/**
 * The field that a finding is about: a field of the page's content file, one in the file that holds `text`, or a place
 * in another file.
 */
export type Field = Place | string | { field: string; text: string };

/** What a rule finds: nothing, a sentence, or several, each of which names its own place. */
export type Found = string | false | readonly (false | { what: string; at: Field })[];

/** A rule that looks for one kind of fault in each page, and names the place to change. */
export interface Rule {
  level: Level;
  at: Field;
  look: (page: PageRecord, site: SiteRecord, before?: Before) => Found;
}

/** The number of findings of a level in words, for example "1 error" and "3 warnings". */
export const counted = (findings: Finding[], level: Level) => {
  const { length } = findings.filter((finding) => finding.level === level);
  return `${length} ${level}${length === 1 ? '' : 's'}`;
};

/** The number of findings of each level, for example "0 errors, 1 warning, 3 notes". */
export const countedAll = (findings: Finding[]) => LEVELS.map((level) => counted(findings, level)).join(', ');

/** Writes a finding as one line: its level, its page, the fault, and the place to change. */
export function describeFinding({ level, route, what, where }: Finding): string {
  const line = `${level.padEnd(7)} ${route}: ${what} → ${where.file}: ${where.field}`;
  // Replaces control characters, because the words of a page could contain commands for the terminal.
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
