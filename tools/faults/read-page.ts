import type { Page } from 'playwright';

/** An enquiry that the device keeps. */
export interface Kept {
  stage: string;
  params: Record<string, unknown>;
}

/** The answers that stand in the page's form, as name and value. Consent is no answer: it is given anew. */
export function readWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const own = form
      ? [...new FormData(form)].filter(([name]) => !['agreeTerms', 'leadType', 'website'].includes(name))
      : [];
    return own.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${String(value)}`);
  });
}

/** What the device keeps of a form. */
export async function readKept(page: Page, form: string): Promise<{ kept: Kept[]; draft: boolean }> {
  const entries = await page.evaluate(() => {
    try {
      return Object.entries(localStorage).map(([key, text]) => [key, String(text)] as const);
    } catch {
      return [];
    }
  });
  const kept = entries.filter(([key]) => key.startsWith('outbox:')).map(([, text]) => JSON.parse(text) as Kept);
  return { kept, draft: entries.some(([key]) => key === `draft:${form}`) };
}

/** All that a visitor can read of the outcome: in the form, in the notice of kept enquiries, on the button. */
export function readOutcome(page: Page, notice: string): Promise<string[]> {
  return page.evaluate((label) => {
    const parts = document.querySelectorAll<HTMLElement>(
      `main form :is([role=status], h2, h3, section > p, [aria-live] > p, [data-asleep] p, button[type=submit]), aside[aria-label="${label}"] li`,
    );
    const shown = [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.innerText.replace(/\s+/g, ' ').trim());
    return [...new Set(shown)].filter((text) => text !== '');
  }, notice);
}
