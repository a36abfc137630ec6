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
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What people see as the characters of a text: a letter with its signs, or an emoji, is one. */
export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

/**
 * A text as a search result shows it: whole where it fits, else its first words that fit with an ellipsis behind them.
 * Lines break between words. A word that is longer than a line is cut within.
 *
 * @param limitPx the width of each line
 */
export function cutToWidth(text: string, fontSizePx: number, limitPx: number, lines = 1): Cut {
  const whole = oneLine(text);
  const widthPx = textWidth(whole, fontSizePx);
  const fits = (line: string) => textWidth(line, fontSizePx) <= limitPx;
  let kept = '';
  for (let line = 1; line < lines; line += 1) kept += beginningOf(whole.slice(kept.length), fits);
  const rest = whole.slice(kept.length);
  if (fits(rest)) return { shown: whole, cut: false, missing: '', widthPx };
  kept += beginningOf(rest, (line) => fits(line + ELLIPSIS));
  return { shown: kept.trimEnd() + ELLIPSIS, cut: true, missing: whole.slice(kept.length), widthPx };
}

/** The words that fit on a line, with the space behind them; of a word that alone is wider, the letters that fit. */
function beginningOf(text: string, fits: (line: string) => boolean): string {
  return longest(text.split(/(?<= )/), fits) || longest(charactersOf(text), fits);
}

/** The longest beginning of some parts that fits, spaces at its end not counted. */
function longest(parts: string[], fits: (line: string) => boolean): string {
  let kept = '';
  for (const part of parts) {
    if (!fits((kept + part).trimEnd())) break;
    kept += part;
  }
  return kept;
}

/** A text of at most so many characters, the last of them an ellipsis where some are missing. */
export function cutToCharacters(text: string, limit: number): string {
  const all = charactersOf(oneLine(text));
  if (all.length <= limit) return all.join('');
  const kept = all.slice(0, limit - 1).join('');
  return `${kept.trimEnd()}…`;
}
