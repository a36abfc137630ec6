import type { TemplateParams } from './send-body';

/**
 * The forms a lead can come from, with their names for people. `tabbed` is the form on /go-solar; `other` is a lead
 * without a message.
 */
export const FORM_NAMES = {
  landing: 'Landing',
  housing: 'Housing society',
  commercial: 'Commercial',
  tabbed: 'Go solar',
  other: 'Other',
};
export type LeadForm = keyof typeof FORM_NAMES;

/**
 * Finds out which form a lead came from, since its data names none. The site turns line breaks inside a value into
 * spaces, so the first line of a message is always written by the form itself.
 */
export function recogniseForm(params: TemplateParams = {}): LeadForm {
  if (Object.hasOwn(params, 'from_name')) return 'landing';
  if (Object.hasOwn(params, 'housingSociety')) return 'housing';
  const { message } = params;
  if (typeof message !== 'string' || !message) return 'other';
  return message.startsWith('Form Type: ') ? 'tabbed' : 'commercial';
}
