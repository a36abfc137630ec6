import type { Page } from 'playwright/test';
import { expect, test } from './kit';

/** How much wider a file may be than it is drawn, in pixels of the screen. */
const SPARE = 2.2;

/** Those that are shown: the one beside the form is kept from narrow windows. */
const photographs = (page: Page) => page.locator('main picture img').filter({ visible: true });

/** Brings every photograph near, so that it is fetched. */
async function fetchAll(page: Page) {
  for (const image of await photographs(page).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
      .toBe(true);
  }
}

/** Of each photograph the file that the browser chose, its width, and how wide all of it would be drawn. */
const choices = (page: Page) =>
  photographs(page).evaluateAll((images) =>
    images.map((image) => {
      const { currentSrc, naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image as HTMLImageElement;
      // Cut to its frame, a picture is drawn wider than what is seen of it.
      const drawn = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight) * devicePixelRatio;
      return { file: currentSrc.replace(/.*\//, ''), width: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]), drawn };
    }),
  );

test('of each photograph only the AVIF file is fetched, and it is not much wider than it is drawn @both', async ({
  page,
}, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/generated/')) fetched.push(request.url().replace(/.*\//, ''));
  });
  await page.goto('/');
  await fetchAll(page);
  const chosen = await choices(page);
  expect(chosen.length).toBeGreaterThanOrEqual(5);
  for (const { file, width, drawn } of chosen) {
    expect(file).toMatch(/\.avif$/);
    expect(width / drawn, `${file} is drawn ${Math.round(drawn)} pixels wide`).toBeLessThanOrEqual(SPARE);
  }
  expect(fetched.sort()).toEqual([...new Set(chosen.map(({ file }) => file))].sort());
});

test('a phone fetches the crop that was made for it @both', async ({ page }, { project }) => {
  await page.goto('/');
  await fetchAll(page);
  const roof = (await choices(page)).filter(({ file }) => file.startsWith('slide-roof-'));
  expect(roof).toHaveLength(1);
  expect(roof[0]!.file.startsWith('slide-roof-phone-')).toBe(project.name === 'phone');
});

test('only the photograph takes room, not the picture element around it @both', async ({ page }, { project }) => {
  await page.goto('/');
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => element.getClientRects().length));
  expect(new Set(await boxes('main :is(picture, source)'))).toEqual(new Set([0]));
  // Beside the form on wide windows, and nowhere on narrow ones.
  expect((await boxes('main picture img')).filter((count) => count !== 1)).toEqual(project.name === 'phone' ? [0] : []);
});

test('until a photograph arrives, its place has its size and its colour', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/generated/**', async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  const tile = page.getByRole('listitem').filter({ hasText: 'Housing Society' }).locator('picture img').first();
  await tile.scrollIntoViewIfNeeded();
  const size = () => tile.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight]);
  const before = await size();
  expect(before[1]).toBeGreaterThan(100);
  expect(await tile.evaluate((image) => getComputedStyle(image).backgroundColor)).toMatch(/^rgb\(/);
  answer();
  await expect
    .poll(() => tile.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
    .toBe(true);
  expect(await size()).toEqual(before);
});
