/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { describeFinding } from './findings/finding';
import { contentPlaces } from './findings/places';
import { writeSite, type FixtureSite } from './site.fixture';

async function check(changes: FixtureSite) {
  const { folder, remove } = await writeSite(changes);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/seo/seo.ts', '--check', '--site', folder],
    { encoding: 'utf8' },
  );
  await remove();
  return { status, lines: stdout.trim().split('\n') };
}

test('a site without faults passes npm run seo -- --check', async () => {
  const { status, lines } = await check({});
  expect([status, lines.length]).toEqual([0, 3]);
  expect(lines[0]).toMatch(/has 3 pages with 0 errors, 0 warnings, 0 notes\.$/);
  expect(lines.slice(1)).toEqual(['Presses from /: 0: /', 'Presses from /: 1: /commercial /careers']);
});

test('an error fails npm run seo -- --check, and each finding is one line that names the field', async () => {
  const { status, lines } = await check({ pages: { '/commercial': { body: '<img src="/gone.jpg" alt="a">' } } });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^error   \/commercial: A file that it needs is not there: \/gone\.jpg \(img src\)\. → \S+: img src$/,
    ),
    expect.stringMatching(/has 3 pages with 1 error, 0 warnings, 0 notes\.$/),
    expect.stringMatching(/^Presses/),
    expect.stringMatching(/^Presses/),
  ]);
});

test('words of a page cannot break the line of a printed finding or send commands to the terminal', () => {
  const line = describeFinding({
    level: 'note',
    route: '/',
    what: 'a\u001b[2J\nb\u2028c',
    where: { file: 'f', field: 'g' },
  });
  expect(line).toBe('note    /: a [2J b c → f: g');
});

test('the content file of a page is found by its address, and that of other words by a text search', () => {
  const placeOf = contentPlaces({
    'site/languages.yaml': "- prefix: ''\n- prefix: /hi\n",
    'pages/first.yaml': 'address: /\nseo: 12\n',
    'towns/agra.yaml': 'name: Agra\n',
    'blocks/menu.yaml': 'text: Go up\n',
  });
  expect(placeOf('/', 'seo.title')).toEqual({ file: 'content/pages/first.yaml', field: 'seo.title' });
  expect(placeOf('/hi', 'seo.title').file).toBe('content/pages/first.yaml');
  expect(placeOf('/hi/rooftop-solar/agra', 'seo.title').file).toBe('content/towns/agra.yaml');
  expect(placeOf('/', { field: 'href', text: 'Go up' })).toEqual({ file: 'content/blocks/menu.yaml', field: 'href' });
  expect(placeOf('/', { file: 'app/x.ts', field: 'x' })).toEqual({ file: 'app/x.ts', field: 'x' });
  expect(placeOf('/nowhere', 'x').file).toBe('app/(en)/nowhere/page.tsx');
});
