import { asciiDigits } from '../digits';

const PER_MONTH = String.raw`(?:\/|per|a|every)? ?month(?:ly)?|\/mo|p\.?m|(?:प्रति|हर)? ?(?:माह|महीने|महीना)|मासिक`;
const RUPEES = 'rs|inr|rupees?|र[ुू](?:पये|पए|पया)?';

/** Signs and words that do not change the number beside them. */
const BESIDE = String.raw`(?:[₹₨%]|\/[-–—]|(?:${RUPEES}|${PER_MONTH}|only|kwh?|units?|years?|साल|वर्ष|केवल|सिर्फ\u093c?|मात्र|यूनिट|किलोवाट)\.?)`;
const AT_ENDS = new RegExp(`^(?:${BESIDE} ?)*|(?: ?${BESIDE})*$`, 'gi');

/**
 * Reads a number as people type it, for example "₹ 3,450.00/-" or "3 kW". Refuses "3450 5", because a typing error is
 * more likely than 34,505.
 * @returns undefined if the text is not such a number
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
