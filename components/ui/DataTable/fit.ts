import { unbrokenParts } from '@/lib/unbroken-parts';

/** The widths of a page's text, in rem, below which a table becomes a list. The style sheet has a class for each. */
const WIDTHS = [12, 17, 20, 25, 37] as const;

/** The width of a page's text on a phone 360 px wide, in rem. */
const PHONE = 20;

/** The widths of a letter and of the gap between columns in tables on phones, in rem. */
const LETTER = 0.38;
const GAP = 0.3;

/** The number of lines into which a text may wrap, if its longest word is short enough. */
const LINES = 6;

export interface Fit {
  /** The width from which on the columns fit, in rem. */
  from: (typeof WIDTHS)[number];
  /** Whether the table is turned round on a phone, where its two rows fit side by side, and its columns do not. */
  isTurned: boolean;
}

/**
 * Estimates how much room a table needs on a phone from the number of its letters, because CSS cannot ask that, and a
 * script would come too late.
 * @param wraps whether the texts in the cells may wrap
 */
export function fitOf(columns: readonly string[], rows: readonly (readonly string[])[], wraps: boolean): Fit {
  const heads = columns.map((column) => lineOf(column, true));
  const lines = rows.map(([name, ...cells]) => [lineOf(name!, true), ...cells.map((cell) => lineOf(cell, wraps))]);
  const upright = widthOf(heads.map((head, index) => [head, ...lines.map((row) => row[index]!)]));
  const turned = widthOf([heads, ...lines]);
  const isTurned = rows.length === 2 && upright > PHONE && turned <= PHONE;
  const width = isTurned ? turned : upright;
  return { from: WIDTHS.find((each) => each >= width) ?? 37, isTurned };
}

const widthOf = (columns: readonly (readonly number[])[]): number =>
  columns.reduce((sum, lines) => sum + Math.max(...lines) * LETTER + GAP, 0);

/** The number of letters in a text's longest line. */
function lineOf(text: string, wraps: boolean): number {
  if (!wraps) return lettersIn(text);
  const words = unbrokenParts(text).flatMap(({ text: part, whole }) => (whole ? [part] : part.split(/\s+/)));
  return Math.max(lettersIn(text) / LINES, ...words.map(lettersIn));
}

/** Counts the letters of a text, without spaces, which are narrow, and signs above and below a letter. */
const lettersIn = (text: string) => text.replace(/[\s\p{Mn}]/gu, '').length;
