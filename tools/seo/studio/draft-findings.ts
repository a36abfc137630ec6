import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding, Level, Place } from '../findings/finding';
import type { pageFiles } from '../findings/places';
import type { SiteRecord } from '../read/read-site';
import type { draftCheck } from './draft-check';

/** The faults in the words as last saved, one line each with file, field and what was expected. */
export type DraftCheck = Awaited<ReturnType<typeof draftCheck>>;

const TOOL = path.join(__dirname, 'draft-check.ts');
/** A program that checks the saved words and prints the result as JSON, or why files cannot be loaded. */
const SCRIPT = `Promise.resolve()
  .then(() => require(process.argv[1]).draftCheck())
  .catch((error) => ({ wrong: [error.message], stale: [] }))
  .then((found) => process.stdout.write(JSON.stringify(found)))`;

/**
 * Checks the words and share cards of a project as last saved. The check runs in a process of its own, since this
 * process has loaded the words already and does not see them change.
 */
export async function checkDraft(tool = TOOL): Promise<DraftCheck> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', SCRIPT, tool]);
  return JSON.parse((await run).stdout) as DraftCheck;
}

/**
 * Turns the lines of a check of saved words into findings, each on its page.
 * @param files the content file of each page by the page's address
 */
export function draftFindings(
  level: Level,
  lines: string[],
  { pages }: SiteRecord,
  files: ReturnType<typeof pageFiles>,
): Finding[] {
  return lines.map((line) => {
    const { page, kind, what, where } = readLine(line);
    const shown = pages.find(({ route }) => (page === undefined ? files[route] === where.file : route === page));
    return { level, route: shown?.route ?? 'site', what: `${kind}: ${what}`, where };
  });
}

/**
 * Reads the place from a line of a check of saved words. The line of a share card names its page as well, since each
 * language has a card of its own.
 */
function readLine(line: string): { page?: string; kind: string; what: string; where: Place } {
  const [, source, page, part, old] = /^(\S+) · page: (.+?) · field: (.+?) · (.+)$/s.exec(line) ?? [];
  if (source) return { page, kind: 'Its share card is old', what: old!, where: { file: source, field: part! } };
  const [, file, at, field, expected] = /^(content\/\S+):(\d+):\d+ (?:(\S+): )?(.+)$/s.exec(line) ?? [];
  if (file) return { kind: 'Words are wrong', what: expected!, where: { file, field: field ?? `line ${at}` } };
  const kind = 'This file cannot be read';
  const [, broken, number, why] = /^(.+?):(\d+):\d+: ERROR: (.+)$/m.exec(line) ?? [];
  if (broken) return { kind, what: why!, where: { file: relative(broken), field: `line ${number}` } };
  const importer = /^Require stack:\n- (.+)$/m.exec(line)?.[1];
  const where = importer
    ? { file: relative(importer), field: 'import' }
    : { file: 'content', field: 'what was last saved' };
  return { kind, what: line.split('\n')[0]!, where };
}

const relative = (file: string) => path.relative(process.cwd(), file).split(path.sep).join('/');
