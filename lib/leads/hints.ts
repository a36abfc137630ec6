/** Gentle checks: they advise and never refuse, so a person with an unusual number still gets through. */

const DEVANAGARI_ZERO = 0x0966;

const asciiDigits = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/**
 * Whether a text reads as an Indian mobile number: ten digits that start with 6 to 9, after spaces,
 * hyphens and a leading +91 or 0 are taken away.
 * Source: National Numbering Plan 2003, Department of Telecommunications; 6 was added to its mobile levels in 2016.
 */
export function looksLikeIndianMobile(text: string): boolean {
  const digits = asciiDigits(text).replace(/[\s\u00a0-]/g, '');
  return /^(\+91|0)?[6-9]\d{9}$/.test(digits);
}

/** Whether a text reads as an Indian PIN: six digits, the first not 0 (India Post, Postal Index Number). */
export function looksLikePin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(asciiDigits(text).replace(/\s/g, ''));
}
