const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/**
 * The units of measurement that may follow a figure in a text, in every language of the site. They are searched
 * together, since no unit of one language is a word of another that follows a figure.
 */
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
  ...['हज़ार', 'लाख', 'करोड़', 'प्रतिशत', 'किलोवाट', 'यूनिट', 'किमी', 'फुट', 'वर्ग फुट'],
  ...['साल', 'महीने', 'हफ़्ते', 'दिन', 'घंटे', 'मिनट', 'अंक', 'शहर', 'शहरों', 'घर', 'घरों'],
];

/** A pattern for a figure in a text: a bracket before it, an amount or a range of two, and the unit that counts it. */
const FIGURE = `\\(?${MONEY}${NUMBER}(?:(?:[-–]| से )${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?`;

/** A pattern for a compound word, joined by hyphens, such as end-to-end. */
const COMPOUND = '[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)+';
/** Signs that end a word or a sentence, with which no line may begin. */
const SIGNS = '[)\\]’”]*[,;:.!?।…]*';
const UNBROKEN = new RegExp(`((?:${FIGURE}|${COMPOUND})${SIGNS})`, 'gu');

/** A character after which a browser may break a line. */
const BREAKABLE = /[ \-–]/;

export interface Part {
  text: string;
  /** Whether this part of a text must stay on one line: it is a figure or a compound. */
  whole: boolean;
}

/**
 * Splits a text at its figures with their units and its compounds, so that no line breaks within them or before the
 * sign that follows. Returns all parts in order.
 */
export function figuresIn(text: string): Part[] {
  const parts: Part[] = [];
  // `String.split` by a pattern with a group returns the group's matches at every second place.
  for (const [index, piece] of text.split(UNBROKEN).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
