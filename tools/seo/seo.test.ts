/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { contentPlaces } from './findings/places';
import { describeFinding } from './findings/print';
import { writeSite, type FixtureSite } from './site.fixture';

async function check(changes: FixtureSite) {
  const { folder, remove } = await writeSite(changes);
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/seo/seo.ts', '--check', '--site', folder], { encoding: 'utf8' });
  await remove();
  return { status, lines: stdout.trim().split('\n') };
}

test('a sound site passes the check', async () => {
  const { status, lines } = await check({});
  expect([status, lines.length]).toEqual([0, 1]);
  expect(lines[0]).toMatch(/has 3 pages with 0 errors, 0 warnings, 0 notes\.$/);
});

test('an error fails it, and each finding is one line that names the file and the field', async () => {
  const { status, lines } = await check({ pages: { '/commercial': { description: null, title: 'Solar' } } });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'error   /commercial: It has no description. → content/pages/commercial.ts: seo.description',
    expect.stringMatching(/^warning \/commercial: The title is too short: \d+ px, .* → content\/pages\/commercial\.ts: seo\.title$/),
    'warning /commercial: It has no og:description. → lib/metadata.ts: og:description',
    expect.stringMatching(/has 3 pages with 1 error, 2 warnings, 0 notes\.$/),
  ]);
});

test('what a page says cannot break a line or tell the terminal anything', () => {
  const line = describeFinding({ level: 'note', topic: 'links', route: '/', what: 'a\u001b[2J\nb\u2028c', where: { file: 'f', field: 'g' } });
  expect(line).toBe('note    /: a [2J b c → f: g');
});

test('every page of the site has a content file, and other words are looked for', () => {
  const places = contentPlaces();
  expect(places.of('/', 'seo.title')).toEqual({ file: 'content/pages/landing.ts', field: 'seo.title' });
  expect(places.of('/housing_society', 'x').file).toBe('content/pages/housing-society.ts');
  expect(places.of('/nowhere', 'x').file).toBe('app/nowhere/page.tsx');
  expect(places.of('/home', 'href', "'Sign up for free electricity").file).toBe('content/navigation.ts');
});
