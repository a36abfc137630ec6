import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding, Level, Place } from '../findings/finding';
import type { SiteRecord } from '../read/read-site';
import type { draftCheck } from './draft-check';

/** What is wrong with words as they are saved, one line each with file, page, field and what was expected. */
export type DraftCheck = Awaited<ReturnType<typeof draftCheck>>;

const TOOL = path.join(__dirname, 'draft-check.ts');
/** Prints what the check finds as JSON; of files that cannot be loaded, why. */
const SCRIPT = `Promise.resolve()
  .then(() => require(process.argv[1]).draftCheck())
  .catch((error) => ({ wrong: [error.message], stale: [] }))
  .then((found) => process.stdout.write(JSON.stringify(found)))`;

/**
 * Looks at the words and share cards of a project as they were last saved: in a process of its own, since this one, which
 * has loaded the words, does not see them change.
 *
 * @param tool the module with `draftCheck`
 */
export async function checkDraft(tool = TOOL): Promise<DraftCheck> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', SCRIPT, tool]);
  return JSON.parse((await run).stdout) as DraftCheck;
}

/** Lines of a check as findings, each on its page. */
export function draftFindings(level: Level, lines: string[], { pages }: SiteRecord): Finding[] {
  return lines.map((line) => {
    const { page, what, where } = readLine(line);
    const kind = page === undefined ? 'This file cannot be read' : `Words on ${page} are wrong`;
    const route = pages.find((one) => one.route === page)?.route ?? 'site';
    return { level, route, what: `${level === 'error' ? kind : 'Its share card is old'}: ${what}`, where };
  });
}

/** A line of a check; a message of the loader has no page. */
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
