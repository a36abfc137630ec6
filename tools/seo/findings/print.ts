import type { SiteRecord } from '../read/read-site';
import { LEVELS, type Finding, type Level } from './finding';

/** A finding as one line: how bad, which page, what, and what to change. */
export function describeFinding({ level, route, what, where }: Finding): string {
  return oneLine(`${level.padEnd(7)} ${route}: ${what} → ${where.file}: ${where.field}`);
}

/** The count of pages and findings in a sentence. */
export function summary(site: Pick<SiteRecord, 'pages' | 'name'>, findings: Finding[]): string {
  const counts = LEVELS.map((level) => counted(findings.filter((finding) => finding.level === level).length, level));
  return `${site.name} has ${site.pages.length} pages with ${counts.join(', ')}.`;
}

/** For example "1 error" and "3 warnings". */
export const counted = (count: number, level: Level) => `${count} ${level}${count === 1 ? '' : 's'}`;

/** A page may say anything, and a terminal does what control characters tell it. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
