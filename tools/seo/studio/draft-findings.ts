import path from 'node:path';
import type { Finding, Place } from '../findings/finding';
import type { SiteRecord } from '../read/read-site';

/** What is wrong with words as they are saved, one line each with file, page, field and what was expected. */
export interface DraftCheck {
  /** What stops a build; of a file that cannot be loaded, the loader's message. */
  wrong: string[];
  /** Share cards that were drawn from something else. */
  stale: string[];
}

/** The same as findings, each on its page. */
export function draftFindings({ wrong, stale }: DraftCheck, site: Pick<SiteRecord, 'pages'>): Finding[] {
  return [
    ...wrong.map((line): Finding => {
      const { page, what, where } = readLine(line);
      const kind = page === undefined ? 'This file cannot be read' : `Words on ${page} are wrong`;
      return { level: 'error', topic: 'draft', route: routeOf(page, site), what: `${kind}: ${what}`, where };
    }),
    ...stale.map((line): Finding => {
      const { page, what, where } = readLine(line);
      return {
        level: 'warning',
        topic: 'share card',
        route: routeOf(page, site),
        what: `Its share card is old: ${what}`,
        where,
      };
    }),
  ];
}

const routeOf = (page: string | undefined, { pages }: Pick<SiteRecord, 'pages'>) =>
  pages.some(({ route }) => route === page) ? page! : 'site';

/** A line of a check; a message of the loader has no page. */
function readLine(line: string): { page?: string; what: string; where: Place } {
  const [, file, page, field, expected] = /^(\S+) · page: (.+?) · field: (.+?) · (.+)$/s.exec(line) ?? [];
  if (file) return { page, what: expected!, where: { file, field: field! } };
  const [, broken, number, why] = /^(.+?):(\d+):\d+: ERROR: (.+)$/m.exec(line) ?? [];
  if (broken) return { what: why!, where: { file: relative(broken), field: `line ${number}` } };
  const asking = /^Require stack:\n- (.+)$/m.exec(line)?.[1];
  return {
    what: line.split('\n')[0]!,
    where: { file: asking ? relative(asking) : 'content', field: asking ? 'import' : 'what was last saved' },
  };
}

const relative = (file: string) => path.relative(process.cwd(), file).split(path.sep).join('/');
