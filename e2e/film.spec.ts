import type { Page } from 'playwright/test';
import { expect, holdScripts, test } from './kit';

const film = (page: Page) => page.locator('video');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

const filmFetches = (page: Page) => {
  const fetches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) fetches.push(request.url());
  });
  return fetches;
};

test('where neither file of the film can be played, the poster stays and there is no pause button', async ({
  page,
}) => {
  const fetches = filmFetches(page);
  await page.route('**/*.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no film' }));
  await page.goto('/home');
  await expect.poll(() => new Set(fetches).size).toBe(2);
  await expect(page.getByRole('button', { name: 'Pause the background film' })).toBeHidden();
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(page.locator('main section').first().locator('picture img').first()).toBeVisible();
});

for (const route of ['/', '/home', '/housing_society']) {
  test(`the film of ${route} is fetched after the page has loaded, fills the screen, and plays silently for ever @both`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect.poll(() => isPlaying(page)).toBe(true);
    const { muted, loop } = await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }));
    expect([muted, loop]).toEqual([true, true]);
    // The browser lists a fetch when it has ended.
    const start = await page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))?.startTime,
    );
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
    expect(await start.jsonValue()).toBeGreaterThan(loaded);
    const box = (await film(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    const cut = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(cut).toContain(width > 768 ? '-wide-' : '-phone-');
    expect(box.width).toBe(width);
    expect(box.height).toBeGreaterThan(height * 0.8);

    if (route !== '/home') return;
    await test.step('a button pauses it and plays it again', async () => {
      await page.getByRole('button', { name: 'Pause the background film' }).click();
      await expect.poll(() => isPlaying(page)).toBe(false);
      await page.getByRole('button', { name: 'Play the background film' }).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
    });
    await test.step('its poster is its first frame, cut to the window in the same way', () => looksLikePoster(page));
  });
}

test('with reduced motion and with Save-Data no film is fetched', async ({ page, context }) => {
  const saving = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const fetches = [page, saving].map(filmFetches);
  for (const visit of [page, saving]) await visit.goto('/home', { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  expect(fetches).toEqual([[], []]);
  await expect(page.getByRole('button', { name: /background film/ })).toHaveCount(0);
});

test('the film plays without the framework, and its poster needs no script at all', async ({ page, browser }) => {
  await holdScripts(page);
  await page.goto('/home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  const fetches = filmFetches(plain);
  await plain.goto('/home');
  const poster = plain.locator('main img').first();
  await expect(poster).toHaveJSProperty('complete', true);
  expect(fetches).toEqual([]);
  await plain.close();
});

async function looksLikePoster(page: Page) {
  const poster = page.locator('main picture img').first();
  const look = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(element);
    return { x, y, width, height, objectFit, objectPosition };
  };
  expect(await poster.evaluate(look)).toEqual(await film(page).evaluate(look));
  const difference = await poster.evaluate(async (image: HTMLImageElement) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = document.querySelector('video')!.currentSrc;
    await new Promise((done) => (video.onloadeddata = done));
    // A video that stands in no page paints no frame until it is sent to one.
    await new Promise((done) => {
      video.onseeked = done;
      video.currentTime = 0;
    });
    await image.decode();
    const [width, height] = [160, 90];
    const draw = (source: CanvasImageSource) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      canvas.drawImage(source, 0, 0, width, height);
      return canvas.getImageData(0, 0, width, height).data;
    };
    const still = draw(image);
    // A busy machine says that it has found the frame before it has one to give: until then nothing is drawn, not even black.
    let frame = draw(video);
    while (frame[3] === 0) {
      await new Promise(requestAnimationFrame);
      frame = draw(video);
    }
    return still.reduce((sum, part, index) => sum + Math.abs(part - frame[index]!), 0) / still.length;
  });
  // Of 255. The frame of a second later is 10 away.
  expect(difference).toBeLessThan(4);
}

for (const route of ['/home', '/housing_society']) {
  test(`the words on the film of ${route} have a contrast of 4.5 to 1 and more over the whitest frame @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="white"/></svg>';
    await page.route('**/generated/*-film-*', (request) =>
      request.fulfill({ contentType: 'image/svg+xml', body: white }),
    );
    for (const width of [390, 769, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const worst = await contrastBehind(page);
      expect(worst, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

/** The lowest contrast between the words of the hero and what lies behind them, pixel by pixel. */
async function contrastBehind(page: Page): Promise<number> {
  const words = page.locator('section[aria-labelledby=page-heading] :is(h1, p)');
  const places = await words.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      // Behind the words is what is seen without them.
      (element as HTMLElement).style.visibility = 'hidden';
      return { x, y, width, height };
    }),
  );
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ shot, places }) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const scale = image.width / window.innerWidth;
      const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      const light = (red: number, green: number, blue: number) =>
        0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
      const [red, green, blue] = getComputedStyle(document.querySelector('h1')!).color.match(/\d+/g)!.map(Number);
      const ink = light(red!, green!, blue!);
      let lightest = 0;
      for (const { x, y, width, height } of places) {
        const { data } = canvas.getImageData(x * scale, y * scale, width * scale, height * scale);
        for (let at = 0; at < data.length; at += 4)
          lightest = Math.max(lightest, light(data[at]!, data[at + 1]!, data[at + 2]!));
      }
      return (ink + 0.05) / (lightest + 0.05);
    },
    { shot, places },
  );
}
