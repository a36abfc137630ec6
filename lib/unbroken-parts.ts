const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/**
 * The units that may follow a number in a text, for all languages of the site together. That works because no unit of
 * one language is a word that follows a number in another language. In other letters than these, any word counts.
 */
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
  ...['हज़ार', 'लाख', 'करोड़', 'प्रतिशत', 'किलोवाट', 'यूनिट', 'किमी', 'फुट', 'वर्ग फुट'],
  ...['साल', 'महीने', 'हफ़्ते', 'दिन', 'घंटे', 'मिनट', 'अंक', 'शहर', 'शहरों', 'घर', 'घरों'],
  '(?:(?![\\p{Script=Latin}\\p{Script=Devanagari}])[\\p{L}\\p{M}])+',
];

/** The pattern of a number in a text: possibly a bracket, then a number or a range of numbers, then possibly a unit. */
const NUMBER_WITH_UNIT = `\\(?${MONEY}${NUMBER}(?:(?:[-–]| से )${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?`;

/** The pattern of a compound word with hyphens, such as end-to-end. */
const COMPOUND = '[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)+';
/** The pattern of punctuation marks that end a word or a sentence. No line may begin with one of them. */
const SIGNS = '[)\\]’”]*[,;:.!?।…]*';
const UNBROKEN = new RegExp(`((?:${NUMBER_WITH_UNIT}|${COMPOUND})${SIGNS})`, 'gu');

/** The pattern of a character after which a browser may break a line. */
const BREAKABLE = /[ \-–]/;

export interface Part {
  text: string;
  /** Whether the browser must keep this part of the text on one line, because it is a number or a compound word. */
  whole: boolean;
}

/**
 * Splits a text into parts, so that each number with its unit and each compound word, with the punctuation after it, is
 * a part that can be kept on one line. Returns all parts in order.
 */
export function unbrokenParts(text: string): Part[] {
  const parts: Part[] = [];
  // Every second item is a number or a compound word, because `String.split` also returns what the group of its pattern
  // matches.
  for (const [index, piece] of text.split(UNBROKEN).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
