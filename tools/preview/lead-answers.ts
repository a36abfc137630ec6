import type { FieldDescription, FormDescription } from '../../content/schemas/lead-forms';
import { asciiDigits, indianMobile } from '../../lib/leads/hints';
import { siteContent } from '../content/site-content';
import type { Lead } from './lead-store';

let forms: FormDescription[] | undefined;

/** The descriptions of the site's forms, which are read from content/ once. */
export const siteForms = (): FormDescription[] =>
  (forms ??= Object.values(siteContent().languages[0]!.forms).map(({ form }) => form));

/** The questions of a lead's form that were answered, with the answers: parameters, or lines of the message. */
export function answersOf({ form, body }: Pick<Lead, 'form' | 'body'>): [FieldDescription, answer: string][] {
  const { template_params: params = {} } = body;
  const { fields = [] } = siteForms().find(({ name }) => name === form) ?? {};
  const lines = String(params.message ?? '').split(/\r\n?|\n/);
  const lineOf = (label: string) => lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2);
  return fields
    .map((field): [FieldDescription, string] => [field, String(params[field.name] ?? lineOf(field.label) ?? '')])
    .filter(([, answer]) => answer !== '' && answer !== 'N/A');
}

/** A phone number to call: as people read it, and the address of a link that calls it. */
interface Phone {
  display: string;
  href: string;
}

/**
 * The phone number of a lead in European digits, however it was typed: a lead from a Hindi page may have Devanagari
 * digits, which are sent as they are and which not every phone can dial.
 * @returns undefined where the lead has no number that could be called
 */
export function phoneOf(lead: Pick<Lead, 'form' | 'body'>): Phone | undefined {
  const [, typed = ''] = answersOf(lead).find(([{ kind }]) => kind.startsWith('phone')) ?? [];
  const mobile = indianMobile(typed);
  const display = mobile ? `+91 ${mobile}` : asciiDigits(typed);
  const href = `tel:${display.replace(/(?!^\+)\D/g, '')}`;
  return /\d{5}/.test(href) ? { display, href } : undefined;
}
