import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import sharp from 'sharp';
import { freePorts } from '../../tools/system/listen';
import { copyProject } from '../copy-project';
import { barriers } from '../axe';

let project: string;
let dev: ChildProcess;
let site: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = copyProject();
  for (const args of ['init -q', 'add content media', '-c user.name=a -c user.email=a@b.c commit -qm a'])
    git(...args.split(' '));
  const [port] = await freePorts(1);
  site = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port) };
  dev = spawn(process.execPath, ['tools/run.mjs', 'tools/build/dev.ts'], { cwd: project, env });
  let output = '';
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (part) => (output += part));
  await expect.poll(() => output, { timeout: 200_000 }).toContain('Ready');
  // Opens /home once, so that no test has to wait until that page is compiled.
  await fetch(`${site}/home`);
});
test.afterAll(async () => {
  dev.kill();
  await once(dev, 'close');
});
test.afterEach(() => void git('checkout', '-q', '--', '.'));

const textBox = (page: Page, field: string, language = 'English') =>
  page.getByRole('textbox', { name: `${field} ${language}`, exact: true });
const form = (page: Page, field: string) => page.getByRole('form', { name: field, exact: true });
async function save(page: Page, field: string) {
  await form(page, field).getByRole('button', { name: 'Save' }).click();
  return form(page, field).getByRole('status');
}
const added = () => git('diff', '-U0', '--', 'content', ':!content/generated').match(/^\+(?!\+).*/gm);
const HEADING = 'Home: Video hero, heading';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px, a headline is changed in both languages on its own page and gets focus back, and the note about links stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site}/home`);
    await page.getByRole('button', { name: 'Edit words' }).click();
    const headline = page.getByRole('heading', { level: 1 });
    await headline.click();
    await expect(textBox(page, HEADING)).toBeFocused({ timeout: 60_000 });
    await textBox(page, HEADING).fill('A planted headline');
    await textBox(page, HEADING, 'हिन्दी').fill('एक नया शीर्षक');
    await expect(await save(page, HEADING)).toContainText('Saved. The old words were fixed by the specification');
    await expect(headline).toHaveText('A planted headline', { timeout: 30_000 });
    expect(added()).toEqual(['+    en: A planted headline', '+    hi: एक नया शीर्षक']);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(headline).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByText('Links lead nowhere')).toBeInViewport();
  });

test('the keyboard alone can open and leave a text, and leaving unsaved words asks first', async ({ page }) => {
  await page.goto(`${site}/home`);
  await page.getByRole('button', { name: 'Edit words' }).press('Enter');
  await page.getByRole('heading', { level: 1 }).press('Enter');
  await expect(textBox(page, HEADING)).toBeFocused();
  await page.keyboard.type('Unsaved');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.keyboard.press('Escape');
  await expect(textBox(page, HEADING)).toHaveValue(/Unsaved/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit words' })).toHaveAttribute('aria-pressed', 'false');
});

test('a press on a heading opens its text, and the editor names the share card that has the same words', async ({
  page,
}) => {
  for (const [route, label] of [
    ['/knowmore', 'Knowmore: Hero, heading'],
    ['/residential', 'Hero slider: Slide 1, heading'],
  ] as const) {
    await page.goto(site + route);
    await page.getByRole('button', { name: 'Edit words' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(textBox(page, label)).toBeFocused({ timeout: 60_000 });
    await expect(page.getByRole('dialog').locator('summary', { hasText: 'share card, heading' })).toBeVisible();
  }
});

test('the editor lists a page’s texts, refuses a wrong one, says if only English has changed, and can undo the last save', async ({
  page,
}) => {
  await page.goto(`${site}/__words`);
  await page.getByRole('link', { name: '/home', exact: true }).click();
  const alt = 'Home: Search results and shared links, share card, what the picture shows';
  await expect(textBox(page, alt)).toBeVisible();
  await page.getByText('site/outbox.yaml').click();
  await expect(page.getByRole('textbox', { name: /^Outbox: / }).first()).toBeVisible();
  await textBox(page, HEADING).fill('With {planted} in it');
  await form(page, HEADING).getByRole('button', { name: 'Save' }).click();
  await expect(form(page, HEADING).getByRole('alert')).toContainText('videoHero.heading');
  await textBox(page, HEADING).fill('Only in English');
  await expect(await save(page, HEADING)).toContainText('English has changed, हिन्दी not.');
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page.getByText(/^Took back: .*“Only in English”/)).toBeVisible();
  await expect(textBox(page, HEADING)).not.toHaveValue('Only in English');
  expect(added()).toBeNull();
});

test('the editor shows which part of a new picture will be used, replaces the old picture, and can undo this', async ({
  page,
}) => {
  const picture = path.join(project, 'wide.png');
  await sharp({ create: { width: 2600, height: 1200, channels: 3, background: '#06f' } }).toFile(picture);
  await page.goto(`${site}/__words/projects/villa`);
  await page.getByLabel(/^Replace it/).setInputFiles(picture);
  const crop = page.getByAltText('The part that will be used');
  await expect(crop).toBeVisible();
  const { width, height } = (await crop.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page.getByText('Took back: the picture project-villa')).toBeVisible({ timeout: 60_000 });
});

test('the editor lists the pages with a text, can unmark a sample, and takes what is approved off the launch list', async ({
  page,
}) => {
  await page.goto(`${site}/__words/news/meter`);
  await page.getByText('Used on').first().click();
  await expect(page.getByRole('link', { name: '/home', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'No longer a sample' }).click();
  await expect(page.getByRole('button', { name: 'No longer a sample' })).toBeHidden();
  await page.goto(`${site}/__words/launch`);
  const [, count] = /1 of (\d+)/.exec(await page.locator('main').innerText())!;
  await page.getByLabel('Approved by').first().fill('Asha Rao');
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await expect(page.getByText(`1 of ${Number(count) - 1}`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status')).toContainText('approved by Asha Rao on ');
});

test('while a title is typed, the editor shows where a search result cuts it', async ({ page }) => {
  await page.goto(`${site}/__words/pages/home`);
  const title = 'Home: Search results and shared links, title';
  await textBox(page, title).fill(`${'Solar panels for your home '.repeat(4)}| {company-name}`);
  await expect(form(page, title).locator('del').first()).toContainText('home');
});

test('the editor draws a share card while its headline is typed, and says if that is too long', async ({ page }) => {
  await page.goto(`${site}/__words/pages/home`);
  const heading = 'Home: Search results and shared links, share card, heading';
  const card = form(page, heading).frameLocator('[title="Share card English"]');
  await textBox(page, heading).fill('A planted headline');
  await expect(card.getByRole('heading')).toHaveText('A planted headline', { timeout: 30_000 });
  await expect(card.getByRole('heading')).toHaveCSS('font-size', '92px');
  await textBox(page, heading).fill('A planted headline '.repeat(20));
  await expect(card.getByText('Too long for the card')).toBeAttached({ timeout: 30_000 });
});

test('a price and the phone number each have one box for both languages, and are saved as typed', async ({ page }) => {
  await page.goto(`${site}/__words/all?q=phone`);
  await textBox(page, 'Company: Phone', 'English and हिन्दी').fill('+91 99999 12345');
  await expect(await save(page, 'Company: Phone')).toContainText('Saved.');
  await page.goto(`${site}/__words/all?q=home-1-kw`);
  const price = 'Prices: Facts, home-1-kw, value';
  await textBox(page, price, 'English and हिन्दी').fill('71234');
  await expect(await save(page, price)).toContainText('Saved.');
  expect(added()).toEqual(['+phone: +91 99999 12345', '+    value: 71234']);
});

test('the editor adds a news report with a picture and removes it, the search studio opens after both, and a question can be added', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const picture = path.join(project, 'planted.png');
  await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#fa0' } }).toFile(picture);
  await page.goto(`${site}/__words`);
  await page.getByRole('link', { name: 'Add to news' }).click();
  await textBox(page, 'Title').fill('A planted report');
  await textBox(page, 'Title', 'हिन्दी').fill('एक नई खबर');
  await page.getByLabel('Link English and हिन्दी', { exact: true }).fill('https://example.com/planted');
  await textBox(page, 'Image, what the picture shows').fill('A planted picture');
  await textBox(page, 'Image, what the picture shows', 'हिन्दी').fill('एक नई तस्वीर');
  await page.getByLabel(/^Picture/).setInputFiles(picture);
  await expect(await save(page, 'Add to news')).toContainText('Saved.', { timeout: 60_000 });
  const report = readFileSync(path.join(project, 'content/news/a-planted-report.yaml'), 'utf8');
  expect(report).toContain('news-a-planted-report');
  expect((await page.goto(`${site}/__seo/page-home.html`))?.status()).toBe(200);
  await page.goto(`${site}/__words/news/a-planted-report`);
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(page.locator('body')).toContainText('There are no words at');
  expect((await page.goto(`${site}/__seo/page-home.html`))?.status()).toBe(200);

  const to = 'blocks/faq.yaml categories[0].questions';
  await page.goto(`${site}/__words`);
  await page.getByRole('link', { name: `Add to ${to}` }).click();
  for (const field of ['Question', 'Answer']) {
    await textBox(page, field).fill('Is it planted?');
    await textBox(page, field, 'हिन्दी').fill('क्या यह नया है?');
  }
  await expect(await save(page, `Add to ${to}`)).toContainText('Saved.');
  expect(added()).toHaveLength(6);
});

test('the editor’s own pages have no accessibility barriers, and request no file that is missing', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
  const names = ['', 'pages/home', 'pages/careers', 'new?to=news', 'new?to=articles', 'launch', 'all?only=sample'];
  for (const name of names) {
    await page.goto(`${site}/__words/${name}`);
    expect(await barriers(page)).toEqual([]);
  }
  expect(missing).toEqual([]);
});

test('the development server answers 404 for an unknown address', async ({ request }) => {
  expect((await request.get(`${site}/contact`)).status()).toBe(404);
});
