import { textWidth } from '../../../content/text-width';

/** What is left of a text, with the ellipsis where some of it is missing. */
export interface Cut {
  shown: string;
  cut: boolean;
  /** What is not seen; empty where all is. */
  missing: string;
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
  if (widthPx <= limitPx) return { shown: whole, cut: false, missing: '', widthPx };
  const fits = (part: string) => textWidth(part + ELLIPSIS, fontSizePx) <= limitPx;
  const words = whole.split(' ');
  const some = longest(words, (part) => fits(part.join(' '))).join(' ');
  const kept = some || longest(charactersOf(whole), (part) => fits(part.join(''))).join('');
  return { shown: kept + ELLIPSIS, cut: true, missing: whole.slice(kept.length).trim(), widthPx };
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

/** The words that fit on a line, with the space behind them; of a word that alone is wider, the letters that fit, one at least. */
function firstLine(text: string, fits: (part: string) => boolean): string {
  const words = text.split(/(?<= )/);
  const whole = longest(words, (part) => fits(part.join(''))).join('');
  if (whole) return whole;
  const letters = charactersOf(words[0]!);
  return longest(letters, (part) => fits(part.join(''))).join('') || letters[0]!;
}

/** A text on several lines, broken between words, with the ellipsis at the end of the last line where some is missing. */
export function cutToLines(text: string, fontSizePx: number, lineWidthPx: number, lines: number): Cut {
  const widthPx = textWidth(text, fontSizePx);
  const shown: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (shown.length < lines - 1 && rest) {
    const line = firstLine(rest, (part) => textWidth(part.trimEnd(), fontSizePx) <= lineWidthPx);
    shown.push(line);
    rest = rest.slice(line.length);
  }
  const last = cutToWidth(rest, fontSizePx, lineWidthPx);
  return { shown: [...shown, last.shown].join('').trim(), cut: last.cut, missing: last.missing, widthPx };
}

/** A text of at most so many characters, the last of them an ellipsis where some are missing. */
export function cutToCharacters(text: string, limit: number | undefined): { shown: string; cut: boolean } {
  const all = charactersOf(text.replace(/\s+/g, ' ').trim());
  if (limit === undefined || all.length <= limit) return { shown: all.join(''), cut: false };
  return {
    shown: `${all
      .slice(0, limit - 1)
      .join('')
      .trimEnd()}…`,
    cut: true,
  };
}
