const NUMBER = '\\d+(?:[.,]\\d+)*\\+?%?';
const MONEY = '(?:(?:₹|Rs\\.?) ?)?';
const UNITS = [
  ...['kWh?', 'KW', 'MWp', 'V', 'kmph', 'sqft', 'sq ft', 'cm', 'km', 'm'],
  ...['lakhs?', 'crores?', 'Cr', 'thousand', 'हज़ार', 'लाख', 'किलोवाट', 'per cent'],
  ...['years?', 'months?', 'weeks?', 'days?', 'hours?', 'minutes?', 'digits?', 'cities', 'homes', 'EMI'],
];

/** Amount, a range of two where there is one, and the unit that counts them. */
const FIGURE = new RegExp(`(${MONEY}${NUMBER}(?:[-–]${NUMBER})?(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{M}]))?)`, 'gu');

/** Where a line could end inside a figure. */
const BREAKABLE = /[ \-–]/;

export interface Part {
  text: string;
  /** A figure that could be torn apart. */
  whole: boolean;
}

/** The same text in parts, in order: figures with their units, and what stands between them. */
export function figuresIn(text: string): Part[] {
  const parts: Part[] = [];
  // Split by a group, the figures stand at every second place.
  for (const [index, piece] of text.split(FIGURE).entries()) {
    const whole = index % 2 === 1 && BREAKABLE.test(piece);
    const last = parts.at(-1);
    if (last && !last.whole && !whole) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, whole });
  }
  return parts;
}
