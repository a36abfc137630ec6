import type { Page } from 'playwright/test';
import type { LeadForm } from './lead-forms';

/** What the journeys of kept words and enquiries share. */

export const formOf = (page: Page, { heading }: LeadForm) => page.getByRole('form', { name: heading });
export const firstField = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('textbox', { name: lead.first });
export const send = (page: Page, lead: LeadForm) => formOf(page, lead).getByRole('button', { name: lead.submit });
export const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
