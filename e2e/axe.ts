import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const axe = readFileSync(createRequire(process.cwd() + '/').resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The barriers that a machine can find on the page as it stands, one line each.
 * @param within a selector, to look at a part alone
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ({ part, options }) =>
      (
        window as unknown as { axe: { run: (part: Document | string, options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(part ?? document, options),
    // Of what is in order, no list is made.
    {
      part: within,
      options: {
        resultTypes: ['violations' as const],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
