/** @jest-environment node */
import pictures from '../../content/generated/pictures.json';
import { createBoundedServer } from '../preview/bounded-server';
import { rawGet } from '../preview/preview.fixture';
import { listen } from '../system/listen';
import { publishRoutes, type StartJob } from './publish-routes';
import type { Publisher } from './publisher';

const COMMIT = 'a'.repeat(40);
const change = {
  file: 'content/pages/home.yaml',
  page: '/home',
  field: 'hero.heading',
  was: { en: 'A roof', hi: 'एक छत' },
  now: { en: 'A <sunny> roof', hi: 'एक छत' },
};
const [name = ''] = Object.keys(pictures);
const picture = { file: `media/masters/${name}.jpg`, field: 'new', was: {}, now: { all: '90 KB' } };
const publisher = {
  state: async () => ({ changes: [change, picture], others: ['app/page.tsx'] }),
  published: async () => [
    { commit: COMMIT, by: 'Asha', on: '2026-11-27 10:00', subject: 'Publish', changes: [change] },
  ],
} as unknown as Publisher;

let jobs: ReturnType<StartJob>[];
let server: ReturnType<typeof createBoundedServer>;
let port: number;
beforeEach(async () => {
  jobs = [];
  const start: StartJob = (args) => {
    jobs.push({ args, said: '' });
    return jobs.at(-1)!;
  };
  server = createBoundedServer(publishRoutes(publisher, start));
  port = await listen(server);
});
afterEach(() => new Promise((done) => server.close(done)));

const address = () => `http://localhost:${port}/__publish`;
const page = async () => (await fetch(address())).text();
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address(), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

test('the page "Publish" shows changed words and pictures linked to the editor, other changed files, earlier publishes and HTML as text', async () => {
  const html = await page();
  expect(html).toContain('<strong>A &lt;sunny&gt; roof</strong>');
  expect(html).toContain('<p lang="hi">एक छत</p>');
  expect(html).toContain('<a href="/__words/pages/home#pages%2Fhome.yaml%20hero.heading">/home: Hero, heading</a>');
  expect(html).toContain(`<a href="/__words/all?q=${name}">Picture ${name}: New</a><img src="/generated/`);
  expect(html).toContain('app/page.tsx');
  expect(html).toContain('2026-11-27 10:00, Asha: Publish');
});

test('in what a run prints, the name of a content file links to the editor, and that of a generated file does not', async () => {
  await post({ act: 'publish' });
  jobs[0]!.said = 'content/generated/pictures.json: done\ncontent/company.yaml:4:8 phone: expected a phone number';
  const html = await page();
  expect(html).toContain('<a href="/__words/company">content/company.yaml</a>:4:8 phone');
  expect(html).not.toContain('/__words/generated');
});

test('the button "Publish" starts one run at a time, and the page shows the progress and the end of the run', async () => {
  expect((await post({ act: 'publish' })).status).toBe(303);
  const running = await fetch(address());
  expect(running.headers.get('refresh')).toBe('2');
  expect(await running.text()).toContain('Publishing…');
  jobs[0]!.said = 'Pictures …\nPictures: done (0.1 s)\nTests of the words …\nWarning: an old fact\n';
  expect(await page()).toContain('</h2><p>Tests of the words …</p>');
  expect((await post({ act: 'publish' })).status).toBe(409);
  jobs[0]!.code = 1;
  const ended = await fetch(address());
  expect(ended.headers.get('refresh')).toBeNull();
  expect(await ended.text()).toContain('Publishing: not done.');
});

test('if a text to be taken back has changed again, two buttons of the page "Publish" decide between its present and its old words', async () => {
  await post({ act: 'take-back', commit: COMMIT });
  jobs[0]!.code = 2;
  expect(await page()).toMatch(/name="commit" value="a{40}".*value="mine".*value="theirs"/);
  await post({ act: 'take-back', commit: COMMIT, side: 'mine' });
  expect(jobs.map(({ args }) => args)).toEqual([
    ['take-back', COMMIT],
    ['take-back', COMMIT, 'mine'],
  ]);
});

test.each([
  ['from another site', 403, { act: 'publish' }, { 'sec-fetch-site': 'cross-site' }],
  ['from another origin', 403, { act: 'publish' }, { origin: 'http://evil.example' }],
  ['with an unknown value of `act`', 400, { act: 'list' }, {}],
  ['with a commit that is no commit id', 400, { act: 'take-back', commit: '--all' }, {}],
])('a POST to the page "Publish" %s gets the status %i and starts nothing', async (_, status, fields, headers) => {
  expect((await post(fields as Record<string, string>, headers as Record<string, string>)).status).toBe(status);
  expect(jobs).toEqual([]);
});

test('the page "Publish" refuses a request for another host name', async () => {
  expect((await rawGet(port, '/__publish', { host: 'evil.example' })).status).toBe(403);
});
