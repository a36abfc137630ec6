import type { TemplateParams } from './lead';
import type { LeadValues } from './values';

/**
 * The largest lead that is sent, in bytes. The mail service refuses a request over 50 KB; the rest is room for what
 * EmailJS's library adds.
 */
const LIMIT = 45 * 1024;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Finds the field to shorten when a lead is too large to be sent.
 * @returns the name of the longest field, or undefined when the lead fits
 */
export function tooLongField(params: TemplateParams, values: LeadValues): string | undefined {
  if (bytes(JSON.stringify(params)) <= LIMIT) return undefined;
  return Object.entries(values).sort(([, one], [, other]) => bytes(other) - bytes(one))[0]?.[0];
}
