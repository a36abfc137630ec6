const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/** All languages share one list, because a unit of one language is no ordinary word after a number in another. */
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
  ...['हज़ार', 'लाख', 'करोड़', 'प्रतिशत', 'किलोवाट', 'यूनिट', 'किमी', 'फुट', 'वर्ग फुट'],
  ...['साल', 'महीने', 'हफ़्ते', 'दिन', 'घंटे', 'मिनट', 'अंक', 'शहर', 'शहरों', 'घर', 'घरों'],
  '(?:(?![\\p{Script=Latin}\\p{Script=Devanagari}])[\\p{L}\\p{M}])+',
];

const NUMBER_WITH_UNIT = `\\(?${MONEY}${NUMBER}(?:(?:[-–]| से )${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?`;

const HYPHENATED = '[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)+';
/** No line may begin with these punctuation marks. */
const SIGNS = '[)\\]’”]*[,;:.!?।…]*';
const UNBROKEN = new RegExp(`((?:${NUMBER_WITH_UNIT}|${HYPHENATED})${SIGNS})`, 'gu');

/** A browser may break a line after each of these characters. */
const BREAKABLE = /[ \-–]/;

/** Splits a text; parts with `whole` belong on one line. */
export function unbrokenParts(text: string) {
  const parts: { text: string; whole: boolean }[] = [];
  // Every second item matches UNBROKEN, because `String.split` also returns groups.
  for (const [index, piece] of text.split(UNBROKEN).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
