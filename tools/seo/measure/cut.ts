import { textWidth } from '../../../lib/words/text-width';

/** A text as a search result shows it, with an ellipsis where words are missing. */
export interface Cut {
  shown: string;
  cut: boolean;
  /** The words that are cut off from a text; empty where the whole text fits. */
  missing: string;
  /** The width of the whole text, in pixels. */
  widthPx: number;
}

/** The ellipsis that Google puts where it cuts a text, at the end of a word: a space and three dots. */
const ELLIPSIS = ' ...';
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Splits a text into characters as people see them: a letter with its signs, or an emoji, is one. */
export const charactersOf = (text: string): string[] => Array.from(characters.segment(text), ({ segment }) => segment);

/**
 * Cuts a text as a search result does: it stays whole where it fits; otherwise the first words that fit stay, with an
 * ellipsis after them. Lines break between words, but a word longer than a line is cut within.
 * @param limitPx the width of each line
 */
export function cutToWidth(text: string, fontSizePx: number, limitPx: number, lines = 1): Cut {
  const whole = oneLine(text);
  const fits = (line: string) => textWidth(line, fontSizePx) <= limitPx;
  let kept = '';
  for (let line = 1; line < lines; line += 1) kept += beginningOf(whole.slice(kept.length), fits);
  const cut = !fits(whole.slice(kept.length));
  if (cut) kept += beginningOf(whole.slice(kept.length), (line) => fits(line + ELLIPSIS));
  return {
    shown: cut ? kept.trimEnd() + ELLIPSIS : whole,
    cut,
    missing: cut ? whole.slice(kept.length) : '',
    widthPx: textWidth(whole, fontSizePx),
  };
}

/** The words that fit on a line of a search result; of a word wider than the line, the letters that fit. */
const beginningOf = (text: string, fits: (line: string) => boolean) =>
  longest(text.split(/(?<= )/), fits) || longest(charactersOf(text), fits);

/** Joins as many parts of a text as fit on a line, from the first on; spaces at the end do not count. */
function longest(parts: string[], fits: (line: string) => boolean): string {
  const end = parts.findIndex(
    (_, at) =>
      !fits(
        parts
          .slice(0, at + 1)
          .join('')
          .trimEnd(),
      ),
  );
  return parts.slice(0, end < 0 ? undefined : end).join('');
}

/** Cuts a text to a number of characters; the last one is an ellipsis where some are missing. */
export function cutToCharacters(text: string, limit: number): string {
  const all = charactersOf(oneLine(text));
  return all.length <= limit
    ? all.join('')
    : `${all
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
