import { asciiDigits } from '../digits';

/** The checks in this file only cause hints, because an unusual number or address may be right. */

/**
 * Reads an Indian mobile number, with or without a country code.
 * Source: National Numbering Plan 2003, Department of Telecommunications; first digit 6 added in 2016.
 * @returns for example "98765 43210"; undefined if the text is no such number
 */
export function indianMobile(text: string): string | undefined {
  const number = asciiDigits(text).replace(/[\s().\p{Dash_Punctuation}]/gu, '');
  const digits = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(number)?.[1];
  return digits && `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const looksLikeIndianMobile = (text: string): boolean => indianMobile(text) !== undefined;

/**
 * Whether a text looks like an Indian PIN code.
 * Source: India Post.
 */
export const looksLikePin = (text: string): boolean => /^[1-9]\d{5}$/.test(asciiDigits(text).replace(/\s/g, ''));

/** Hardly any e-mail address has a character outside ASCII. */
export const looksLikeEmail = (text: string): boolean => !/[^\0-\x7f]/.test(text);
