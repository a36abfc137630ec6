import type { FormDescription } from '@/content/schemas/form-description';
import { fieldsOf, phoneField, tabsOf } from './questions';
import type { LeadValues } from './values';

export interface Recipient {
  name: string;
  email: string;
}

/** The parameters that a template of the mail service (EmailJS) is filled with. */
export type TemplateParams = Record<string, string | boolean>;

const MISSING = 'N/A';

const line = (label: string, value: unknown) => `${label}: ${value || MISSING}`;

/**
 * The form tab under which a lead was typed: the tab whose questions the values answer. Where several tabs fit, it is the
 * last one, which asks the most.
 */
const tabOf = (form: FormDescription, values: LeadValues): string | undefined =>
  tabsOf(form).findLast((tab) => fieldsOf(form, tab).every(({ name }) => name in values));

function messageOf(form: FormDescription, values: LeadValues, tab?: string): string {
  const lines = fieldsOf(form, tab).map(({ name, label }) => line(label, values[name]));
  return [...(form.tabs && tab ? [line(form.tabs.label, form.tabs.names[tab])] : []), ...lines].join('\n');
}

/**
 * The template parameters of a lead, and nothing more. A missing value is `N/A` in a message, and '' where it is sent
 * by itself.
 * @param values the answers that the form held when it was sent; in a form with tabs, those of the open tab alone
 */
export function leadParams(form: FormDescription, values: LeadValues, recipient: Recipient): TemplateParams {
  const valueOf = (name: string) => values[name] ?? '';
  if (form.sent === 'fields')
    return { ...Object.fromEntries(form.fields.map(({ name }) => [name, valueOf(name)])), agreeTerms: true };
  const message = messageOf(form, values, tabOf(form, values));
  const { name: to_name, email: to_email } = recipient;
  if (!form.sender) return { message, to_name, to_email };
  const { name, email } = form.sender;
  return { from_name: valueOf(name), to_name, from_email: valueOf(email), to_email, message };
}

/** The form tab from which a lead was sent, as the first line of its message says. No answer can imitate that line. */
export function sentTab(form: FormDescription, { message }: TemplateParams): string | undefined {
  const first = String(message).split('\n')[0];
  return tabsOf(form).find((tab) => first === line(form.tabs!.label, form.tabs!.names[tab]));
}

/** Whether the tab that a lead was sent from asks for a phone number. */
export const asksForPhone = (form: FormDescription, params: TemplateParams): boolean =>
  phoneField(form, sentTab(form, params)) !== undefined;

/** The phone number of a lead as it was typed; undefined where the form asks for none or none was given. */
export function phoneNumberOf(form: FormDescription, params: TemplateParams): string | undefined {
  const phone = phoneField(form, sentTab(form, params));
  if (!phone) return undefined;
  const start = `${phone.label}: `;
  const lines = String(params.message).split('\n');
  const typed =
    form.sent === 'fields' ? params[phone.name] : lines.find((text) => text.startsWith(start))?.slice(start.length);
  return typed && typed !== MISSING ? String(typed) : undefined;
}

/** The text of a lead, for a visitor who sends it by WhatsApp instead. */
export function leadText(form: FormDescription, params: TemplateParams): string {
  return form.sent === 'fields'
    ? form.fields.map(({ name, label }) => line(label, params[name])).join('\n')
    : String(params.message);
}
