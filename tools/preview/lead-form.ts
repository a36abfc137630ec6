import type { TemplateParams } from './send-request';

/** The forms a lead can come from; `tabbed` is the one on /go-solar, `other` carries no message. */
export const LEAD_FORMS = ['landing', 'housing', 'commercial', 'tabbed', 'other'] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

/** What a person calls each form. */
const NAMES: Record<LeadForm, string> = {
  landing: 'Landing',
  housing: 'Housing society',
  commercial: 'Commercial',
  tabbed: 'Go solar',
  other: 'Other',
};

/** What a person calls a form. */
export const formName = (form: LeadForm) => NAMES[form];

/** True for one of {@link LEAD_FORMS}. */
export function isLeadForm(value: unknown): value is LeadForm {
  return LEAD_FORMS.some((form) => form === value);
}

/**
 * Tells the form from what was sent, since the payload names none. The site turns line breaks inside
 * a value into spaces, so the first line of a message is always the form's own.
 */
export function recogniseForm(params: TemplateParams = {}): LeadForm {
  if (Object.hasOwn(params, 'from_name')) return 'landing';
  if (Object.hasOwn(params, 'housingSociety')) return 'housing';
  const message = Object.hasOwn(params, 'message') ? params.message : null;
  if (typeof message !== 'string' || message === '') return 'other';
  return message.startsWith('Form Type: ') ? 'tabbed' : 'commercial';
}
