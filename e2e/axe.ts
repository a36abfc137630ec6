import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  // Stops axe-core from fetching the style sheets again, because none of the rules below needs them.
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Lists the accessibility rules that a part of the page breaks.
 * @param colours false leaves out the contrast of colours, which takes half of the time
 */
export async function barriers(page: Page, within = 'html', { colours = true } = {}): Promise<string[]> {
  await addAxe(page);
  // Waits for the end of CSS transitions, because axe-core would measure the contrast of colours that are still fading.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    ).then(() => undefined),
  );
  const settings = { ...options, rules: { 'color-contrast': { enabled: colours } } };
  const found = await page.evaluate(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(settings)})`);
  return (found as AxeResults).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Each colour is given as red, green and blue, from 0 to 255. */
export async function contrastOf(page: Page, ...colours: [number[], number[]]) {
  await addAxe(page);
  const both = colours.map((parts) => `new axe.commons.color.Color(${parts.join()})`);
  return page.evaluate<number>(`axe.commons.color.getContrast(${both.join()})`);
}

/** Adds axe-core to the page only once, because its script takes a tenth of a second to run. */
async function addAxe(page: Page) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
}
