import type { FormDescription } from '../../content/schemas/lead-forms';
import { asciiDigits, indianMobile } from '../../lib/leads/hints';
import { phoneField } from '../../lib/leads/questions';
import { siteContent } from '../content/site-content';
import type { LeadForm } from './lead-form';
import type { TemplateParams } from './send-body';

type Forms = Partial<Record<string, { form: FormDescription }>>;
let forms: Forms | undefined;

/** The description of a form of the site, which is read from content/ once. */
const descriptionOf = (name: LeadForm) => (forms ??= siteContent().languages[0]!.forms as Forms)[name]?.form;

/** A phone number to call: as people read it, and the address of a link that calls it. */
export interface Phone {
  display: string;
  href: string;
}

/** The phone number in a lead as it arrived: a parameter, or a line of the message. */
function numberIn(params: TemplateParams, form: FormDescription): string | undefined {
  const field = phoneField(form);
  if (!field) return undefined;
  const start = `${field.label}: `;
  const line = String(params.message)
    .split('\n')
    .find((text) => text.startsWith(start));
  return line?.slice(start.length) ?? params[field.name]?.toString();
}

/**
 * The phone number of a lead in European digits, however it was typed: a lead from a Hindi page may have Devanagari
 * digits, which are sent as they are and which not every phone can dial.
 * @returns undefined where the lead has no number that could be called
 */
export function phoneOf(form: LeadForm, params: TemplateParams = {}): Phone | undefined {
  const description = descriptionOf(form);
  const typed = description && numberIn(params, description);
  if (!typed) return undefined;
  const mobile = indianMobile(typed);
  const display = mobile ? `+91 ${mobile}` : asciiDigits(typed);
  const href = `tel:${display.replace(/(?!^\+)\D/g, '')}`;
  return /\d{5}/.test(href) ? { display, href } : undefined;
}
