const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/**
 * The units that may follow a number in a text, for all languages of the site together. That works because no unit of
 * one language is an ordinary word after a number in another. Words in scripts other than Latin and Devanagari
 * always count as units.
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

/** Splits a text. A number with its unit, or a word with hyphens, is a part to keep on one line: `whole` is true. */
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
