import type { FormDescription } from '@/content/schemas/lead-forms';
import { fieldsOf, phoneField } from './questions';
import type { LeadValues } from './values';

/**
 * What a visitor has answered in a form. The mail, the phone number and the text for WhatsApp are each made from it;
 * nothing is read back from a text.
 */
export interface Lead {
  form: FormDescription;
  /** The tab of the form that was answered; undefined for a form without tabs. */
  tab?: string;
  /** The answer to each question of the tab, by field name; '' where there is none. */
  values: LeadValues;
}

export interface Recipient {
  name: string;
  email: string;
}

/** The parameters that a template of the mail service (EmailJS) is filled with. */
export type TemplateParams = Record<string, string | boolean>;

const MISSING = 'N/A';

/**
 * Makes a lead of the values of a form, of which only the answers count.
 * @param tab the open tab, in a form with tabs
 */
export const leadOf = (form: FormDescription, values: LeadValues, tab?: string): Lead => ({
  form,
  tab,
  values: Object.fromEntries(fieldsOf(form, tab).map(({ name }) => [name, values[name] ?? ''])),
});

/** Whether two leads of one form have the same answers. */
export const isSameLead = (one: Lead, other: Lead) =>
  JSON.stringify([one.tab, one.values]) === JSON.stringify([other.tab, other.values]);

/** The text of a lead: a line for the tab, where the form has some, and one for each question; `N/A` for no answer. */
export function leadText({ form, tab, values }: Lead): string {
  const typeLines = form.tabs && tab ? [`${form.tabs.label}: ${form.tabs.names[tab]}`] : [];
  const answers = fieldsOf(form, tab).map(({ name, label }) => `${label}: ${values[name] || MISSING}`);
  return [...typeLines, ...answers].join('\n');
}

/** The template parameters of a lead, and nothing more. Without an answer, a parameter of its own is ''. */
export function leadParams(lead: Lead, { name: to_name, email: to_email }: Recipient): TemplateParams {
  const { form, values } = lead;
  if (form.sent === 'fields') return { ...values, agreeTerms: true };
  const message = leadText(lead);
  if (!form.sender) return { message, to_name, to_email };
  const { name, email } = form.sender;
  return { from_name: values[name] ?? '', to_name, from_email: values[email] ?? '', to_email, message };
}

/** Whether a lead's questions ask for a phone number. */
export const asksForPhone = ({ form, tab }: Lead): boolean => phoneField(form, tab) !== undefined;

/** The phone number of a lead as it was typed; undefined where the form asks for none or none was given. */
export const phoneNumberOf = ({ form, tab, values }: Lead): string | undefined =>
  values[phoneField(form, tab)?.name ?? ''] || undefined;
