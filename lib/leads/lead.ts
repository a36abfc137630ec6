import type { FormDescription } from '@/content/schemas/lead-forms';
import { fieldsOf, phoneField } from './questions';
import type { LeadValues } from './values';

/**
 * A visitor's answers to the questions of a form. The e-mail, the phone number and the text for WhatsApp are all made
 * from it.
 */
export interface Lead {
  form: FormDescription;
  /** The tab of the form that the visitor chose. Undefined for a form without tabs. */
  tab?: string;
  /** The answer to each question of the tab, by the field's name. It is '' for a question without an answer. */
  values: LeadValues;
}

export interface Recipient {
  name: string;
  email: string;
}

/** The parameters for the e-mail template of the mail service EmailJS. */
export type TemplateParams = Record<string, string | boolean>;

const MISSING = 'N/A';

/**
 * Makes a lead from the values of a form. Values that no question of the form asks for are left out.
 * @param tab the open tab, in a form with tabs
 */
export const leadOf = (form: FormDescription, values: LeadValues, tab?: string): Lead => ({
  form,
  tab,
  values: Object.fromEntries(fieldsOf(form, tab).map(({ name }) => [name, values[name] ?? ''])),
});

/** Whether two leads of the same form have the same tab and the same answers. */
export const isSameLead = (one: Lead, other: Lead) =>
  JSON.stringify([one.tab, one.values]) === JSON.stringify([other.tab, other.values]);

/**
 * The text of a lead: one line for the tab, if the form has tabs, and one line for each question. A question without an
 * answer has `N/A`.
 */
export function leadText({ form, tab, values }: Lead): string {
  const typeLines = form.tabs && tab ? [`${form.tabs.label}: ${form.tabs.names[tab]}`] : [];
  const answers = fieldsOf(form, tab).map(({ name, label }) => `${label}: ${values[name] || MISSING}`);
  return [...typeLines, ...answers].join('\n');
}

/**
 * The template parameters of a lead. In a form with `sent: fields`, each answer is a parameter, and a missing answer is
 * ''. In any other form, all answers are in one parameter, the message.
 */
export function leadParams(lead: Lead, { name: to_name, email: to_email }: Recipient): TemplateParams {
  const { form, values } = lead;
  if (form.sent === 'fields') return { ...values, agreeTerms: true };
  const message = leadText(lead);
  if (!form.sender) return { message, to_name, to_email };
  const { name, email } = form.sender;
  return { from_name: values[name] ?? '', to_name, from_email: values[email] ?? '', to_email, message };
}

/** Whether the form, or its chosen tab, asks for a phone number. */
export const asksForPhone = ({ form, tab }: Lead): boolean => phoneField(form, tab) !== undefined;

/** The phone number of a lead as the visitor typed it. Undefined if the form asks for none or the visitor gave none. */
export const phoneNumberOf = ({ form, tab, values }: Lead): string | undefined =>
  values[phoneField(form, tab)?.name ?? ''] || undefined;
