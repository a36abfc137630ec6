/** @jest-environment node */
import type { Before } from '../history/history';
import { snapshotOf } from '../history/snapshot';
import { folderSource } from '../read/folder-source';
import { readSite } from '../read/read-site';
import { places, writeSite, type FixtureSite } from '../site.fixture';
import { dateRules } from './date-rules';
import { applyRules } from './finding';

async function read(changes: FixtureSite) {
  const { folder, remove } = await writeSite(changes);
  const site = await readSite(folderSource(folder));
  await remove();
  return site;
}

/** What is told when a page that says 2026-11-21 was built before as the small site is, and changed at a time. */
async function told(changes: FixtureSite, changedAt: string) {
  const before: Before = {
    at: '2026-11-21T06:00:00Z',
    changedAt,
    pages: snapshotOf(await read({})),
    picture: async () => undefined,
  };
  return applyRules(dateRules, await read(changes), places, before).map(
    ({ level, route, what, where }) => `${level} ${route}: ${what} (${where.file}: ${where.field})`,
  );
}

const careers = (page: NonNullable<FixtureSite['pages']>[string]): FixtureSite => ({ pages: { '/careers': page } });
const line = (parts: string) =>
  `warning /careers: Its ${parts} changed on 2026-11-25, but it says that its words last changed on 2026-11-21: search engines are told that day. (content/en/pages/careers.ts: updated)`;

test.each([
  ['title', careers({ title: 'Another title for careers in solar | Dhoop' }), 'title'],
  [
    'words alone',
    careers({ body: '<h1>Careers</h1><h2 id="open">Open posts</h2><p>One is new.</p><a href="/">First page</a>' }),
    'words',
  ],
  [
    'headline and description',
    careers({
      description: 'Other words about work with the sun.',
      body: '<h1>Work</h1><h2 id="open">Open posts</h2><a href="/">First page</a>',
    }),
    'description, headline and words',
  ],
])('a page with another %s and the same day is told', async (_, changes, parts) => {
  expect(await told(changes, '2026-11-24T20:00:00Z')).toEqual([line(parts)]);
});

test('a page that says the day of its change, or has not changed, is not told', async () => {
  expect(await told(careers({ title: 'Another title for careers in solar | Dhoop' }), '2026-11-21T18:00:00Z')).toEqual(
    [],
  );
  expect(await told(careers({ picture: null }), '2026-11-25T06:00:00Z')).toEqual([]);
  const sitemap = '<urlset><url><loc>https://www.example.com/careers</loc><lastmod>2026-11-25</lastmod></url></urlset>';
  expect(
    await told(
      { ...careers({ title: 'Another title for careers in solar | Dhoop' }), sitemap },
      '2026-11-26T06:00:00Z',
    ),
  ).toEqual([]);
});
