import { asciiDigits } from '../digits';

const PER_MONTH = String.raw`(?:\/|per|a|every)? ?month(?:ly)?|\/mo|p\.?m|(?:प्रति|हर)? ?(?:माह|महीने|महीना)|मासिक`;
const RUPEES = 'rs|inr|rupees?|र[ुू](?:पये|पए|पया)?';

/** These signs and words may stand before or after a number without changing the number. */
const BESIDE = String.raw`(?:[₹₨%]|\/[-–—]|(?:${RUPEES}|${PER_MONTH}|only|kwh?|units?|years?|साल|वर्ष|केवल|सिर्फ\u093c?|मात्र|यूनिट|किलोवाट)\.?)`;
const AT_ENDS = new RegExp(`^(?:${BESIDE} ?)*|(?: ?${BESIDE})*$`, 'gi');

/**
 * Reads a number in the forms in which people type or paste numbers into a calculator: "₹ 3,450.00/-", "Rs 3450 only",
 * "३४५० रुपये महीना", "− 2.4 %", "3 kW". Refuses a space before a single digit, as in "3450 5", because a typing error
 * is more likely than 34,505.
 * @returns the number; undefined if the text has no number, or has other words or signs beside the number
 */
export function readAmount(text: string): number | undefined {
  const plain = asciiDigits(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-−–] ?/, '-')
    .replace(AT_ENDS, '')
    .replace(/[,٬]| (?=\d\d)/g, '')
    .replace('٫', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
