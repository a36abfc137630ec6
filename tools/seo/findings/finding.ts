/**
 * The levels of the studio's findings: an error fails `npm run seo -- --check`, a warning should be looked at, a note is
 * worth knowing.
 */
export const LEVELS = ['error', 'warning', 'note'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  level: Level;
  /** The address of the page that a finding is about. */
  route: string;
  what: string;
  where: Place;
}

/** The file and the field to change to mend a finding. */
export interface Place {
  file: string;
  field: string;
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
