/**
 * Checks of phone numbers and PIN codes. They only show a hint and never stop the form, so that a visitor with an
 * unusual number can still send it.
 */

const DEVANAGARI_ZERO = 0x0966;

/** Replaces the Devanagari digits of a text by European ones. */
export const asciiDigits = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * Characters that may stand between the digits of a phone number: spaces, brackets, dots, dashes, and invisible
 * characters that are copied together with a number from a phone's contacts.
 */
const BETWEEN_DIGITS = /[\s().\p{Dash_Punctuation}\p{Format}]/gu;

/**
 * Finds the Indian mobile number in a text: ten digits that begin with 6 to 9, alone or after +91, 91, 0091 or 0, in
 * European or Devanagari digits.
 * Source: National Numbering Plan 2003, Department of Telecommunications; numbers that begin with 6 were added in 2016.
 * @returns the ten digits in two groups of five ("98765 43210"); undefined if the text is not such a number
 */
export function indianMobile(text: string): string | undefined {
  const digits = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(asciiDigits(text).replace(BETWEEN_DIGITS, ''))?.[1];
  return digits && `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const looksLikeIndianMobile = (text: string): boolean => indianMobile(text) !== undefined;

/** Whether a text looks like an Indian PIN code: six digits, the first of which is not 0. Source: India Post. */
export function looksLikePin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(asciiDigits(text).replace(/\s/g, ''));
}
