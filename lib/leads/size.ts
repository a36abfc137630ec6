import type { TemplateParams } from './lead';
import type { LeadValues } from './values';

/**
 * The largest size of a lead, in bytes. The mail service refuses requests over 50 KB, and EmailJS's library adds some
 * bytes.
 */
const LIMIT = 45 * 1024;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/**
 * Finds the field that the visitor has to shorten because the lead is too large to be sent.
 * @returns the name of the longest field; undefined if the lead is not too large
 */
export function tooLongField(params: TemplateParams, values: LeadValues): string | undefined {
  if (bytes(JSON.stringify(params)) <= LIMIT) return undefined;
  return Object.entries(values).sort(([, one], [, other]) => bytes(other) - bytes(one))[0]?.[0];
}
