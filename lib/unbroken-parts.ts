const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/**
 * The units that may follow a number in a text, for all languages of the site together. That works because no unit of
 * one language is a word that follows a number in another. A word in any script but these two always counts as a unit.
 */
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
  ...['हज़ार', 'लाख', 'करोड़', 'प्रतिशत', 'किलोवाट', 'यूनिट', 'किमी', 'फुट', 'वर्ग फुट'],
  ...['साल', 'महीने', 'हफ़्ते', 'दिन', 'घंटे', 'मिनट', 'अंक', 'शहर', 'शहरों', 'घर', 'घरों'],
  '(?:(?![\\p{Script=Latin}\\p{Script=Devanagari}])[\\p{L}\\p{M}])+',
];

const NUMBER_WITH_UNIT = `\\(?${MONEY}${NUMBER}(?:(?:[-–]| से )${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?`;

/** A pattern for words with hyphens, such as end-to-end. */
const COMPOUND = '[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)+';
/** A pattern for punctuation with which no line may begin. */
const SIGNS = '[)\\]’”]*[,;:.!?।…]*';
const UNBROKEN = new RegExp(`((?:${NUMBER_WITH_UNIT}|${COMPOUND})${SIGNS})`, 'gu');

/** A pattern for characters after which a browser may break a line. */
const BREAKABLE = /[ \-–]/;

/** Splits a text so that each number with its unit and each compound word is a part to be kept on one line: `whole`. */
export function unbrokenParts(text: string) {
  const parts: { text: string; whole: boolean }[] = [];
  // Every second item matches UNBROKEN, because `String.split` also returns what the group of its pattern matches.
  for (const [index, piece] of text.split(UNBROKEN).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
