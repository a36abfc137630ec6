import { asciiDigits } from '../digits';

/**
 * An answer that fails a check in this file only causes a hint, so that a visitor with an unusual number or address can
 * still send the form.
 */

/**
 * Reads a text as an Indian mobile number: ten digits that begin with 6 to 9, alone or after a country code (+91, 91,
 * 0091), a 0, or both. Ignores spaces, brackets, full stops and hyphens.
 * Source: National Numbering Plan 2003, Department of Telecommunications; numbers that begin with 6 were added in 2016.
 * @returns the ten digits in two groups of five ("98765 43210"); undefined if the text is not such a number
 */
export function indianMobile(text: string): string | undefined {
  const number = asciiDigits(text).replace(/[\s().\p{Dash_Punctuation}]/gu, '');
  const digits = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(number)?.[1];
  return digits && `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const looksLikeIndianMobile = (text: string): boolean => indianMobile(text) !== undefined;

/** Whether a text looks like an Indian PIN code: six digits, the first of which is not 0. Source: India Post. */
export const looksLikePin = (text: string): boolean => /^[1-9]\d{5}$/.test(asciiDigits(text).replace(/\s/g, ''));

/** Returns false for an address with a character outside ASCII, which hardly any e-mail address has. */
export const looksLikeEmail = (text: string): boolean => !/[^\0-\x7f]/.test(text);
