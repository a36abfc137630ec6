import { commercial } from '../../content/facts/forms/commercial';
import type { FormDescription } from '../../content/facts/forms/description';
import { housing } from '../../content/facts/forms/housing';
import { landing } from '../../content/facts/forms/landing';
import { tabbed } from '../../content/facts/forms/tabbed';
import { asciiDigits, indianMobile } from '../../lib/leads/hints';
import { phoneNumberOf } from '../../lib/leads/messages';
import type { LeadForm } from './lead-form';
import type { TemplateParams } from './send-body';

const FORMS: Partial<Record<LeadForm, FormDescription>> = { landing, housing, commercial, tabbed };

/** A phone number to call: as people read it, and the address of a link that calls it. */
export interface Phone {
  display: string;
  href: string;
}

/**
 * The phone number of a lead in European digits, however it was typed: a lead from a Hindi page may have Devanagari
 * digits, which are sent as they are and which not every phone can dial.
 * @returns undefined where the lead has no number that could be called
 */
export function phoneOf(form: LeadForm, params: TemplateParams = {}): Phone | undefined {
  const description = FORMS[form];
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));
  const typed = description && phoneNumberOf(description, texts);
  if (!typed) return undefined;
  const mobile = indianMobile(typed);
  const display = mobile ? `+91 ${mobile}` : asciiDigits(typed);
  const href = `tel:${display.replace(/(?!^\+)\D/g, '')}`;
  return /\d{5}/.test(href) ? { display, href } : undefined;
}
