import type { TemplateParams } from './send-body';

/** The forms a lead can come from, with what a person calls them; `tabbed` is the one on /go-solar, `other` carries no message. */
const NAMES = {
  landing: 'Landing',
  housing: 'Housing society',
  commercial: 'Commercial',
  tabbed: 'Go solar',
  other: 'Other',
};
export type LeadForm = keyof typeof NAMES;

/** What a person calls a form. */
export const formName = (form: LeadForm): string => NAMES[form];

/** True for the name of a form. */
export const isLeadForm = (value: unknown): value is LeadForm =>
  typeof value === 'string' && Object.hasOwn(NAMES, value);

/**
 * Tells the form from what was sent, since the payload names none. The site turns line breaks inside
 * a value into spaces, so the first line of a message is always the form's own.
 */
export function recogniseForm(params: TemplateParams = {}): LeadForm {
  if (Object.hasOwn(params, 'from_name')) return 'landing';
  if (Object.hasOwn(params, 'housingSociety')) return 'housing';
  const { message } = params;
  if (typeof message !== 'string' || !message) return 'other';
  return message.startsWith('Form Type: ') ? 'tabbed' : 'commercial';
}
