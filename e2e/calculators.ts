import type { Page } from 'playwright/test';
import { awake } from './kit';

export async function openCalculator(page: Page, address: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await awake(page, '#calculator form');
  const form = page.locator('#calculator form');
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    figure: (name: string) => form.locator(`output[name="${name}"]`),
  };
}

/** What the margins in styles/print.scss leave of an A4 page, in px. */
export const PAPER = { width: 680, height: 994 };

export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
}
