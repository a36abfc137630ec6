import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../setup/copy-project';
import { ensureInstalled } from '../setup/debian';
import { filesIn, writeFiles } from '../setup/files';
import { npm } from '../setup/npm';
import { mustRun } from '../setup/run';

const more = (index: number) => `{ en: More ${index}, hi: और ${index} }`;
const house = (index: number) => `{ picture: tile-home, alt: ${more(index)} }`;

/** The folders of content/ to which the bench adds files, with the text of one. */
const LISTS: Record<string, (index: number) => string> = {
  reviews: (index) => `order: ${index}\nname: ${more(index)}\nstars: 5\ntext: ${more(index)}\nsample: true\n`,
  news: (index) =>
    `image: ${house(index)}\ntitle: ${more(index)}\ndate: 2026-01-01\nlink: https://example.com/${index}\nsample: true\n`,
  projects: (index) =>
    `order: ${index}\ntitle: ${more(index)}\ntown: varanasi\nkw: 3\nyear: 2024\nimg: ${house(index)}\nsample: true\n`,
};

/**
 * `npm run bench -- scale`: builds a copy of the site with more pages and with longer lists, and prints the time,
 * memory and bytes that they cost. `--counts 10,100` builds fewer copies.
 */
export async function scale(): Promise<void> {
  const { values } = parseArgs({ options: { counts: { type: 'string', default: '10,100,1000' } } });
  const counts = values.counts.split(',').map(Number);
  const rows: Record<string, object> = {};
  let usual: number | undefined;
  await ensureInstalled(['ps'], ['procps']);
  const copy = copyProject();
  for (const [pages, items] of [[0, 0], ...counts.map((count) => [count, 0]), ...counts.map((count) => [0, count])]) {
    const name = `${pages} pages, ${items} items in each list`;
    console.log(`${name} more …`);
    writePages(copy, pages!);
    for (const [folder, textOf] of Object.entries(LISTS))
      writeItems(path.join(copy, 'content', folder), items!, textOf);
    const { seconds, memory } = await build(copy);
    usual ??= seconds;
    rows[name] = {
      'build, s': seconds.toFixed(1),
      'each one, ms': ((1000 * (seconds - usual)) / (pages! + 3 * items! || 1)).toFixed(0),
      'memory, MB': memory.toFixed(0),
      ...sizes(path.join(copy, 'out'), pages!),
    };
  }
  console.table(rows);
}

/** Measures a built copy: the KB that one more page adds in all its files, and the bytes of some pages under brotli. */
function sizes(out: string, pages: number) {
  const bytes = (file: string) => statSync(path.join(out, file)).size;
  const more = pages ? filesIn(path.join(out, 'scale')) : [];
  const sum = more.reduce((total, file) => total + bytes(path.join('scale', file)), 0);
  return {
    'disk a page, KB': (sum / 1000 / (pages || 1)).toFixed(1),
    'its HTML': pages ? bytes('scale/1.html.br') : 0,
    '/': bytes('index.html.br'),
    '/housing_society': bytes('housing_society.html.br'),
  };
}

/** Writes more pages into a copy of the site: copies of /knowmore, each with an address of its own. */
function writePages(copy: string, count: number): void {
  const folder = path.join(copy, 'app/(en)/scale');
  rmSync(folder, { recursive: true, force: true });
  if (count === 0) return;
  mkdirSync(path.join(folder, '[number]'), { recursive: true });
  const like = readFileSync('app/(en)/knowmore/page.tsx', 'utf8');
  const params = `export const generateStaticParams = () => Array.from({ length: ${count} }, (_, index) => ({ number: String(index + 1) }));`;
  writeFileSync(path.join(folder, '[number]', 'page.tsx'), `${like}\n${params}\nexport const dynamicParams = false;\n`);
}

/** Writes more files into a folder of content/, in place of those that were written before. */
function writeItems(folder: string, count: number, textOf: (index: number) => string): void {
  for (const name of filesIn(folder).filter((name) => name.startsWith('more-'))) rmSync(path.join(folder, name));
  const items = Array.from({ length: count }, (_, index) => index + 1000);
  writeFiles(
    folder,
    items.map((index) => [`more-${index}.yaml`, textOf(index)]),
  );
}

/** Builds a copy of the site. Returns the seconds, and the most MB that all processes of the build held at once. */
async function build(copy: string): Promise<{ seconds: number; memory: number }> {
  rmSync(path.join(copy, '.next'), { recursive: true, force: true });
  const begun = Date.now();
  let memory = 0;
  const watching = setInterval(() => (memory = Math.max(memory, memoryOf(process.pid))), 250);
  const [command, args] = npm('run', 'build');
  const env = { ...process.env, EXPORT_DIR: 'out', SITE_ENV: '' };
  await mustRun(command, args, { cwd: copy, env }).finally(() => clearInterval(watching));
  return { seconds: (Date.now() - begun) / 1000, memory };
}

/** Adds up the memory, in MB, of a process and all that it has started. Shared memory counts more than once. */
function memoryOf(root: number): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const startedBy = (parent: number): number =>
    processes
      .filter((one) => one[1] === parent)
      .reduce((sum, [pid, , kilobytes]) => sum + kilobytes / 1000 + startedBy(pid), 0);
  return startedBy(root);
}
