import type { TemplateParams } from './send-body';

/**
 * The forms a lead can come from, with their names for people. `tabbed` is the form on /go-solar; `other` is a lead
 * without a message.
 */
const NAMES = {
  landing: 'Landing',
  housing: 'Housing society',
  commercial: 'Commercial',
  tabbed: 'Go solar',
  other: 'Other',
};
export type LeadForm = keyof typeof NAMES;

/** The name of a lead form that people read. */
export const formName = (form: LeadForm): string => NAMES[form];

export const isLeadForm = (value: unknown): value is LeadForm =>
  typeof value === 'string' && Object.hasOwn(NAMES, value);

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
