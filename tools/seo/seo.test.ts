/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { describeFinding } from './findings/finding';
import { contentPlaces } from './findings/find-all';
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
  expect(status).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/has 3 pages with 0 errors, 0 warnings, 0 notes\.$/)]);
});

test('an error fails npm run seo -- --check, and each finding is one line that names the field', async () => {
  const { status, lines } = await check({ pages: { '/commercial': { title: ' ' } } });
  expect(status).toBe(1);
  expect(lines).toEqual([
    'error   /commercial: There is no title. → content/pages/commercial.yaml: seo.title',
    expect.stringMatching(/has 3 pages with 1 error, 0 warnings, 0 notes\.$/),
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

test('the content file of a page is found by its address in each language', () => {
  const page = (address: string) => ({ pages: { landing: { address, file: 'content/pages/first.yaml' } } });
  const placeOf = contentPlaces([page('/'), page('/hi')]);
  const place = { file: 'content/pages/first.yaml', field: 'seo.title' };
  expect([placeOf('/', 'seo.title'), placeOf('/hi', 'seo.title')]).toEqual([place, place]);
  expect(placeOf('/nowhere', 'x').file).toBe('app/(en)/nowhere/page.tsx');
});
