import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding, Level, Place } from '../findings/finding';
import type { SiteRecord } from '../read/read-site';
import type { draftCheck } from './draft-check';

/** The faults in the words as last saved, one line each with file, page, field and what was expected. */
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

/** Turns the lines of a check of saved words into findings, each on its page. */
export function draftFindings(level: Level, lines: string[], { pages }: SiteRecord): Finding[] {
  return lines.map((line) => {
    const { page, what, where } = readLine(line);
    const kind = page === undefined ? 'This file cannot be read' : `Words on ${page} are wrong`;
    const route = pages.find((one) => one.route === page)?.route ?? 'site';
    return { level, route, what: `${level === 'error' ? kind : 'Its share card is old'}: ${what}`, where };
  });
}

/** Reads page and place from a line of a check of saved words. A message of the module loader names no page. */
function readLine(line: string): { page?: string; what: string; where: Place } {
  const [, file, page, field, expected] = /^(\S+) · page: (.+?) · field: (.+?) · (.+)$/s.exec(line) ?? [];
  if (file) return { page, what: expected!, where: { file, field: field! } };
  const [, broken, number, why] = /^(.+?):(\d+):\d+: ERROR: (.+)$/m.exec(line) ?? [];
  if (broken) return { what: why!, where: { file: relative(broken), field: `line ${number}` } };
  const importer = /^Require stack:\n- (.+)$/m.exec(line)?.[1];
  const where = importer
    ? { file: relative(importer), field: 'import' }
    : { file: 'content', field: 'what was last saved' };
  return { what: line.split('\n')[0]!, where };
}

const relative = (file: string) => path.relative(process.cwd(), file).split(path.sep).join('/');
