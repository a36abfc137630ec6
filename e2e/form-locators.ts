import type { Page } from 'playwright/test';
import type { LeadForm } from './lead-forms';

/** Where the tests of the forms find what they look at. */

export const formOf = (page: Page, { heading }: LeadForm) => page.getByRole('form', { name: heading });
export const firstField = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('textbox', { name: lead.first });
export const send = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('button', { name: lead.submit });
/** The keys of what the device keeps for the site. */
export const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
