/**
 * Checks of phone numbers and PIN codes that only give a hint and never refuse, so that a person with an unusual number
 * can still send the form.
 */

const DEVANAGARI_ZERO = 0x0966;

/** Writes the Devanagari digits of a text as European ones. */
export const asciiDigits = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * Characters that may stand between the digits of a phone number: spaces, brackets, dots, dashes, and the invisible
 * characters that a number copied from a phone's contacts carries along.
 */
const BETWEEN_DIGITS = /[\s().\p{Dash_Punctuation}\p{Format}]/gu;

/**
 * Reads the Indian mobile number in a text, however it is written: ten digits that start with 6 to 9, after +91, 91,
 * 0091 or 0 or after nothing, in European or Devanagari digits.
 * Source: National Numbering Plan 2003, Department of Telecommunications; 6 was added to its mobile levels in 2016.
 * @returns its ten digits, five and five ("98765 43210"); undefined where the text is no such number
 */
export function indianMobile(text: string): string | undefined {
  const digits = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(asciiDigits(text).replace(BETWEEN_DIGITS, ''))?.[1];
  return digits && `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const looksLikeIndianMobile = (text: string): boolean => indianMobile(text) !== undefined;

/** Whether a text reads as an Indian PIN: six digits, the first not 0 (India Post, Postal Index Number). */
export function looksLikePin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(asciiDigits(text).replace(/\s/g, ''));
}
