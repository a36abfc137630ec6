import type { FormDescription } from './description';
import { fieldsOf, phoneField } from './questions';
import type { LeadValues } from './values';

export interface Lead {
  form: FormDescription;
  tab?: string;
  /** '' for a field without an answer. */
  values: LeadValues;
}

/** The parameters of the e-mail template at EmailJS, the mail service. */
export type TemplateParams = Record<string, string | boolean>;

const MISSING = 'N/A';

/** In bytes. EmailJS refuses more than 50 KB, including what its library adds. */
const LIMIT = 45 * 1024;

/** Makes a lead. Leaves out values that the form, or its open tab, does not ask for. */
export const leadOf = (form: FormDescription, values: LeadValues, tab?: string): Lead => ({
  form,
  tab,
  values: Object.fromEntries(fieldsOf(form, tab).map(({ name }) => [name, values[name] ?? ''])),
});

export const isSameLead = (one: Lead, other: Lead) =>
  JSON.stringify([one.tab, one.values]) === JSON.stringify([other.tab, other.values]);

export function leadText({ form, tab, values }: Lead): string {
  const typeLines = form.tabs && tab ? [`${form.tabs.sentAs}: ${form.tabs.names[tab]}`] : [];
  const answers = fieldsOf(form, tab).map(({ name, sentAs }) => `${sentAs}: ${values[name] || MISSING}`);
  return [...typeLines, ...answers].join('\n');
}

/** Makes the parameters of the e-mail from a lead, as `form.sent` says. */
export function leadParams(lead: Lead, recipient: { name: string; email: string }): TemplateParams {
  const { form, values } = lead;
  if (form.sent === 'fields') return { ...values, agreeTerms: true };
  const message = leadText(lead);
  const { name: to_name, email: to_email } = recipient;
  if (!form.sender) return { message, to_name, to_email };
  const { name, email } = form.sender;
  return { from_name: values[name] ?? '', to_name, from_email: values[email] ?? '', to_email, message };
}

/**
 * Returns the name of the longest field of a lead that is too large.
 * @returns undefined if the lead can be sent
 */
export function tooLongField(params: TemplateParams, values: LeadValues): string | undefined {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  if (bytes(JSON.stringify(params)) <= LIMIT) return undefined;
  return Object.entries(values).sort(([, one], [, other]) => bytes(other) - bytes(one))[0]?.[0];
}

/** @returns '' without a phone number; undefined if the form, or its open tab, asks for none */
export const phoneNumberOf = ({ form, tab, values }: Lead): string | undefined =>
  values[phoneField(form, tab)?.name ?? ''];
