/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentReport } from './content-check';

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, '.public'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a content file that checks a value by the schemas of the site. */
function write(file: string, schema: string, value: string) {
  const imports = ['define', 'schema'].map((name) => JSON.stringify(path.join(root, 'content', name)));
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    `import { defineContent } from ${imports[0]};
     import * as schema from ${imports[1]};
     export const words = defineContent({ file: 'content/${file}', page: '/home' }, ${schema}, ${value} as never);`,
  );
}

/** Writes a content file that needs no schema. */
function writePlain(file: string, source: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

/** Puts a file where the site's own files would be. */
function publish(address: string, bytes: string | Buffer) {
  const file = path.join(folder, '.public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Content files are loaded as the build loads them, which Jest's own loader of modules cannot do. */
function check() {
  const tool = JSON.stringify(path.join(root, 'tools/content-check/content-check.ts'));
  const script = `require(${tool}).checkContent(process.argv[1], process.argv[1] + '/.public').then((report) => console.log(JSON.stringify(report)))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const { problems, warnings } = status === 0 ? (JSON.parse(stdout) as ContentReport) : { problems: [], warnings: [] };
  return { status, stderr, lines: problems, warnings };
}

test('each problem of each file is one line, once', () => {
  write('en/faq.ts', 'schema.faq', "{ categories: [{ name: 'General', questions: [{ question: '', answer: '' }] }] }");
  write('en/pages/home.ts', 'schema.hero', "{ heading: 'Sun', text: 'Sun' }");
  write('en/pages/news.ts', 'schema.date', "'soon'");
  writeFileSync(path.join(folder, 'both.ts'), "export * from './en/faq';");
  writeFileSync(path.join(folder, 'faq.test.ts'), "throw new Error('a test is no content');");
  const { stderr, lines } = check();
  expect(stderr).toBe('');
  expect(lines.sort()).toEqual([
    'content/en/faq.ts · page: /home · field: categories[0].questions[0].answer · expected some text, got ""',
    'content/en/faq.ts · page: /home · field: categories[0].questions[0].question · expected some text, got ""',
    'content/en/pages/news.ts · page: /home · field: (the whole value) · expected a date written YYYY-MM-DD, got "soon"',
  ]);
});

test('two pages with the same words are told beside a page that is wrong by itself', () => {
  const page = (route: string) =>
    `export const page = { route: '${route}', seo: { title: 'Sun', description: 'About ${route}', card: { heading: '${route}' } } };`;
  writePlain('en/pages/a.ts', page('/home'));
  writePlain('en/pages/b.ts', page('/careers'));
  write('en/pages/c.ts', 'schema.date', "'soon'");
  expect(check().lines).toEqual([
    'content/en/pages/c.ts · page: /home · field: (the whole value) · expected a date written YYYY-MM-DD, got "soon"',
    'content/en/pages/b.ts · page: /careers · field: seo.title · expected a title of its own: content/en/pages/a.ts has the same',
  ]);
});

test('content without a problem gives no line', () => {
  write('en/pages/home.ts', 'schema.hero', "{ heading: 'Sun', text: 'Sun' }");
  expect(check().lines).toEqual([]);
});

test('a file that cannot be read as TypeScript is no problem of words: the check itself fails', () => {
  writeFileSync(path.join(folder, 'broken.ts'), 'export const = ;');
  const { status, stderr } = check();
  expect(status).not.toBe(0);
  expect(stderr).toContain('broken.ts');
});

describe('a file that content names', () => {
  const jpeg = (width: number, height: number) => {
    const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0, 0]);
    frame.writeUInt16BE(height, 13);
    frame.writeUInt16BE(width, 15);
    return frame;
  };
  const picture = (src: string) => `{ src: '${src}', width: 800, height: 600, alt: 'A roof' }`;

  test('is told with its place when it is not in public/', () => {
    publish('/pictures/roof.svg', '<svg viewBox="0 0 800 600"></svg>');
    writePlain(
      'en/news.ts',
      `export const news = { items: [{ image: ${picture('/pictures/roof.svg')} }, { image: ${picture('/pictures/rof.svg')} }] };`,
    );
    writePlain(
      'en/pages/home.ts',
      `export const home = { route: '/home', film: { h264: '/films/home.mp4' }, guide: { text: 'Read', href: '/guides/home.pdf' } };`,
    );
    expect(check().lines.sort()).toEqual([
      'content/en/news.ts · page: every page that shows it · field: news.items[1].image.src · expected a file in public/, and /pictures/rof.svg is not there',
      'content/en/pages/home.ts · page: /home · field: home.film.h264 · expected a file in public/, and /films/home.mp4 is not there',
      'content/en/pages/home.ts · page: /home · field: home.guide.href · expected a file in public/, and /guides/home.pdf is not there',
    ]);
  });

  test('is told once, where it was written, however many pages show it', () => {
    writePlain('facts/films.ts', `export const film = { h264: '/films/home.mp4' };`);
    writePlain(
      'en/pages/home.ts',
      `import { film } from '../../facts/films'; export const home = { route: '/home', film };`,
    );
    writePlain(
      'en/pages/zone.ts',
      `import { film } from '../../facts/films'; export const zone = { route: '/zone', film: { ...film } };`,
    );
    expect(check().lines).toEqual([
      'content/facts/films.ts · page: every page that shows it · field: film.h264 · expected a file in public/, and /films/home.mp4 is not there',
    ]);
  });

  test('is told when its letters are those of another case', () => {
    publish('/pictures/Roof.svg', '<svg viewBox="0 0 800 600"></svg>');
    writePlain('en/news.ts', `export const news = ${picture('/pictures/roof.svg')};`);
    expect(check().lines).toHaveLength(1);
  });

  test.each([
    ['/pictures/roof.jpg', jpeg(1200, 900)],
    ['/pictures/roof.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"></svg>'],
  ])('has the size that stands beside its name: %s', (src, bytes) => {
    publish(src, bytes);
    writePlain(
      'en/news.ts',
      `export const news = ${picture(src)}; export const large = { ...news, width: 1200, height: 900 };`,
    );
    expect(check().lines).toEqual([
      `content/en/news.ts · page: every page that shows it · field: news.width · expected the size of ${src}, which is 1200 by 900 pixels, got 800 by 600`,
    ]);
  });

  test('whose size cannot be told is left to the eye', () => {
    publish('/pictures/roof.jpg', 'no picture');
    publish('/pictures/roof.svg', '<svg></svg>');
    writePlain(
      'en/news.ts',
      `export const news = [${picture('/pictures/roof.jpg')}, ${picture('/pictures/roof.svg')}];`,
    );
    expect(check().lines).toEqual([]);
  });
});

test('what a carousel leaves out is a warning with its place, once, and no problem', () => {
  const imports = ['define', 'schemas/shown', 'schema'].map((name) => JSON.stringify(path.join(root, 'content', name)));
  writePlain(
    'en/news.ts',
    `import { defineContent } from ${imports[0]}; import { shown } from ${imports[1]}; import { link } from ${imports[2]};
     const schema = link.pick({ text: true }).extend({ title: link.shape.text }).array().transform(shown(2));
     export const news = defineContent({ file: 'content/en/news.ts', page: '/home' }, schema, ['A', 'B', 'A third'].map((title) => ({ title, text: 'Sun' })));`,
  );
  writePlain('en/pages/home.ts', `import { news } from '../news'; export const home = { route: '/home', news };`);
  const { lines, warnings } = check();
  expect(lines).toEqual([]);
  expect(warnings).toEqual([
    'content/en/news.ts · page: every page that shows it · field: news[2] · "A third" is not shown: the first 2 are. Move it up to show it',
  ]);
});
