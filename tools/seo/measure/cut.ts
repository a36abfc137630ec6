import { textWidth } from '../../../lib/text-width';

/** What is left of a text, with the ellipsis where some of it is missing. */
export interface Cut {
  shown: string;
  cut: boolean;
  /** The width of the whole text, in pixels. */
  widthPx: number;
}

/** Google sets a space and three dots where it cuts, at the end of a word. */
const ELLIPSIS = ' ...';
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people see as the characters of a text: a letter with its signs, or an emoji, is one. */
export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/**
 * A text as a search result shows it: whole where it fits, else its first words that fit with an ellipsis behind them.
 * A word that is longer than the line is cut within.
 */
export function cutToWidth(text: string, fontSizePx: number, limitPx: number): Cut {
  const whole = text.replace(/\s+/g, ' ').trim();
  const widthPx = textWidth(whole, fontSizePx);
  if (widthPx <= limitPx) return { shown: whole, cut: false, widthPx };
  const fits = (part: string) => textWidth(part + ELLIPSIS, fontSizePx) <= limitPx;
  const words = whole.split(' ');
  const some = longest(words, (part) => fits(part.join(' '))).join(' ');
  return { shown: (some || longest(charactersOf(whole), (part) => fits(part.join(''))).join('')) + ELLIPSIS, cut: true, widthPx };
}

/** The longest beginning of a list that passes; what passes is never followed by what does not. */
function longest<T>(list: T[], passes: (part: T[]) => boolean): T[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(list.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return list.slice(0, low);
}

/** A text on several lines, broken between words, with the ellipsis at the end of the last line where some is missing. */
export function cutToLines(text: string, fontSizePx: number, lineWidthPx: number, lines: number): Cut {
  const widthPx = textWidth(text, fontSizePx);
  const shown: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim().split(' ');
  while (shown.length < lines - 1 && rest.length > 0) {
    const line = longest(rest, (part) => textWidth(part.join(' '), fontSizePx) <= lineWidthPx);
    const taken = Math.max(line.length, 1);
    shown.push(rest.slice(0, taken).join(' '));
    rest = rest.slice(taken);
  }
  const last = cutToWidth(rest.join(' '), fontSizePx, lineWidthPx);
  return { shown: [...shown, last.shown].join(' ').trim(), cut: last.cut, widthPx };
}

/** A text of at most so many characters, the last of them an ellipsis where some are missing. */
export function cutToCharacters(text: string, limit: number | undefined): { shown: string; cut: boolean } {
  const all = charactersOf(text.replace(/\s+/g, ' ').trim());
  if (limit === undefined || all.length <= limit) return { shown: all.join(''), cut: false };
  return { shown: `${all.slice(0, limit - 1).join('').trimEnd()}…`, cut: true };
}
