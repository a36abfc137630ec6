import { askedFor, expect, test } from './kit';

test('each photograph is fetched as one AVIF file, at most 2.2 times as wide as drawn; a phone gets the roof picture for phones @both', async ({
  page,
}, { project }) => {
  if (project.name === 'desktop') await page.setViewportSize({ width: 1440, height: 900 });
  const fetched = askedFor(page, (request) => request.url().includes('/generated/'));
  await page.goto('/');
  const photographs = page.locator('main picture img').filter({ visible: true });
  for (const image of await photographs.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  const chosen = await photographs.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc, naturalWidth, naturalHeight, offsetWidth, offsetHeight }) => {
      // The drawn width of a photograph may be more than its frame shows, because the frame crops it.
      const drawn = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight) * devicePixelRatio;
      return { file: new URL(currentSrc).pathname, width: Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]), drawn };
    }),
  );
  expect(chosen.length).toBeGreaterThanOrEqual(5);
  for (const { file, width, drawn } of chosen)
    expect(width / drawn, `${file} is drawn ${Math.round(drawn)} pixels wide`).toBeLessThanOrEqual(2.2);
  expect([...new Set(fetched)].sort()).toEqual([...new Set(chosen.map(({ file }) => file))].sort());
  const roof = chosen.map(({ file }) => file).filter((file) => file.includes('/slide-roof-'));
  const expected = project.name === 'phone' ? /slide-roof-phone-/ : /slide-roof-[0-9a-f]{8}-/;
  expect(roof).toEqual([expect.stringMatching(expected)]);
});
