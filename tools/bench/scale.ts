import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../hosts/installed';
import { npm } from '../setup/npm';
import { run } from '../setup/run';

const COPY = path.join('.local', 'scale');
const RESULT = path.join('.local', 'bench', 'scale.json');

interface Trial {
  name: string;
  /** Pages beside those of the site, and items beside those of its lists of reviews, news and projects. */
  pages: number;
  items: number;
}

interface Figures extends Trial {
  seconds: number;
  /** The most memory that the build and all that it started had at one time, in MB. */
  memory: number;
  /** Of one generated page with all that belongs to it alone, in KB on the disk, and its HTML in bytes of brotli. */
  perPage: number;
  page: number;
  /** The HTML of the pages that show the lists, in bytes of brotli. */
  first: number;
  societies: number;
}

/**
 * `npm run bench -- scale`: builds the site with more pages and longer lists, in a copy in `.local/`, and prints what each
 * costs. `--counts 10,100` builds fewer.
 */
export async function scale(): Promise<void> {
  const { values } = parseArgs({ options: { counts: { type: 'string', default: '10,100,1000' } } });
  const counts = values.counts.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error(`--counts is "${values.counts}"; expected whole numbers with commas between, for example 10,100.`);
  const trials: Trial[] = [{ name: 'as it is', pages: 0, items: 0 }];
  for (const count of counts) trials.push({ name: `${count} pages more`, pages: count, items: 0 });
  for (const count of counts) trials.push({ name: `${count} items more in each list`, pages: 0, items: count });
  await ensureInstalled(['ps'], ['procps']);
  const rows: Figures[] = [];
  try {
    copySite();
    for (const [index, trial] of trials.entries()) {
      console.log(`${index + 1} of ${trials.length}: ${trial.name} …`);
      rows.push(await figuresOf(trial));
    }
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
  print(rows);
  mkdirSync(path.dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(rows, null, 2)}\n`);
}

/** Copies what git tracks, the packages, and the pictures that are made already. */
function copySite(): void {
  rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));
  for (const file of files) cpSync(file, path.join(COPY, file));
  // Links to the same files, not to the folder: the bundler looks for packages within the project alone.
  execFileSync('cp', ['-al', 'node_modules', COPY]);
  cpSync(path.join('public', 'generated'), path.join(COPY, 'public', 'generated'), { recursive: true });
}

async function figuresOf(trial: Trial): Promise<Figures> {
  writePages(trial.pages);
  for (const [file, item] of LISTS) writeItems(file, trial.items, item);
  rmSync(path.join(COPY, '.next'), { recursive: true, force: true });
  const { seconds, memory } = await build();
  const out = path.join(COPY, 'out');
  const bytes = (file: string) => statSync(path.join(out, file)).size;
  const ofPages = trial.pages
    ? readdirSync(path.join(out, 'scale'), { recursive: true, encoding: 'utf8' }).map((file) =>
        bytes(path.join('scale', file)),
      )
    : [];
  const perPage = ofPages.reduce((sum, size) => sum + size, 0) / Math.max(1, trial.pages) / 1000;
  return {
    ...trial,
    seconds,
    memory,
    perPage,
    page: trial.pages ? bytes('scale/1.html.br') : 0,
    first: bytes('index.html.br'),
    societies: bytes('housing_society.html.br'),
  };
}

/** Pages like /knowmore, each at an address of its own. */
function writePages(count: number): void {
  const folder = path.join(COPY, 'app/(en)/scale/[number]');
  rmSync(path.join(COPY, 'app/(en)/scale'), { recursive: true, force: true });
  if (count === 0) return;
  mkdirSync(folder, { recursive: true });
  const like = readFileSync('app/(en)/knowmore/page.tsx', 'utf8');
  const params = `export const generateStaticParams = () => Array.from({ length: ${count} }, (_, index) => ({ number: String(index + 1) }));\n`;
  writeFileSync(path.join(folder, 'page.tsx'), `${like}\n${params}export const dynamicParams = false;\n`);
}

/** The lists, and one more item of each as code; `index` is its number. */
const LISTS = [
  ['content/en/testimonials.ts', '{ text: `Review ${index}`, author: `Name ${index} ★★★★★`, sample: true as const }'],
  [
    'content/en/news.ts',
    "{ id: `more-${index}`, image: { picture: 'tile-home', alt: 'A house' }, title: `Report ${index}`, date: '2026-01-01', link: `https://example.com/${index}` as const, sample: true as const }",
  ],
  [
    'content/en/projects.ts',
    "{ img: { picture: 'tile-home', alt: `House ${index}` }, title: `House ${index}`, sample: true as const }",
  ],
] as const;

/** Puts more items at the end of a file's list, which is the last of its lines that close one. */
function writeItems(file: string, count: number, item: string): void {
  const text = readFileSync(file, 'utf8');
  const end = /\n(?: {2}\],|\] satisfies .*;)\n/.exec(text);
  if (!end) throw new Error(`${file}: no list ends there in a line of its own; expected one.`);
  const more = `\n...Array.from({ length: ${count} }, (_, index) => (${item})),`;
  writeFileSync(path.join(COPY, file), count === 0 ? text : text.slice(0, end.index) + more + text.slice(end.index));
}

/** Builds the copy and watches what it takes. */
async function build(): Promise<{ seconds: number; memory: number }> {
  const begun = Date.now();
  let memory = 0;
  // Everything that this process has started is the build.
  const watching = setInterval(() => (memory = Math.max(memory, memoryOf(process.pid))), 250);
  const [command, args] = npm('run', 'build');
  const env: NodeJS.ProcessEnv = { ...process.env, EXPORT_DIR: 'out', SITE_ENV: '' };
  const { code, output } = await run(command, args, { cwd: COPY, env });
  clearInterval(watching);
  if (code !== 0) throw new Error(`The build failed:\n${output.split('\n').slice(-20).join('\n')}`);
  return { seconds: (Date.now() - begun) / 1000, memory };
}

/** The memory of all that a process has started, in MB. What two processes share counts twice. */
function memoryOf(root: number): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const [pid, parent] of lines) if (family.has(parent!)) family.add(pid!);
  }
  return lines.reduce(
    (sum, [pid, , kilobytes]) => (pid !== root && family.has(pid!) ? sum + kilobytes! / 1000 : sum),
    0,
  );
}

function print(rows: Figures[]): void {
  const [base] = rows as [Figures];
  const cells = ({ name, pages, items, seconds, memory, perPage, page, first, societies }: Figures) => {
    const more = pages + 3 * items;
    return [
      name,
      `${seconds.toFixed(1)} s`,
      more ? `${((1000 * (seconds - base.seconds)) / more).toFixed(0)} ms` : '',
      `${memory.toFixed(0)} MB`,
      pages ? `${perPage.toFixed(1)} KB` : '',
      pages ? `${page} B` : '',
      `${first} B`,
      `${societies} B`,
    ];
  };
  const head = ['', 'build', 'per one more', 'memory', 'disk a page', 'its HTML', '/', '/housing_society'];
  for (const [name, ...rest] of [head, ...rows.map(cells)])
    console.log(name!.padEnd(30) + rest.map((cell) => cell.padStart(16)).join(''));
}
