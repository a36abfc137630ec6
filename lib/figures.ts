const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
/** The units of every language, since no unit of one is a word of another that follows a figure. */
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'हज़ार', 'लाख', 'किलोवाट', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
];

/** Amount, a range of two where there is one, and the unit that counts them. */
const FIGURE = `${MONEY}${NUMBER}(?:[-–]${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?`;

/** Words that hyphens make one: end-to-end. */
const COMPOUND = '\\p{L}+(?:-\\p{L}+)+';
const UNBROKEN = new RegExp(`(${FIGURE}|${COMPOUND})`, 'gu');

/** A character after which a line could be broken. */
const BREAKABLE = /[ \-–]/;

export interface Part {
  text: string;
  /** A figure or a compound that could be torn apart. */
  whole: boolean;
}

/** The same text in parts, in order: figures with their units, compounds, and what stands between them. */
export function figuresIn(text: string): Part[] {
  const parts: Part[] = [];
  // `split` by a pattern with a group returns what the group matched at every second place.
  for (const [index, piece] of text.split(UNBROKEN).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
