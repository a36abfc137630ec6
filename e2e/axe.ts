import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(process.cwd() + '/').resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Lists the barriers that the checker axe-core finds on the page, or within a part of it, now: one line each. */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  // Waits until no colour fades any more, because axe-core would measure the contrast of a colour halfway.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
    ).then(() => undefined),
  );
  const found = await page.evaluate(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`);
  return (found as AxeResults).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
