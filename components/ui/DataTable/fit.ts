import { unbrokenParts } from '@/lib/unbroken-parts';

/** Widths in rem below which a table becomes a list, each with a class `from…`. */
const WIDTHS = [12, 17, 20, 25, 37] as const;

/** The width of the text on a phone 360 px wide, in rem. */
const PHONE = 20;

/** The widths of a letter and of the gap between columns on phones, in rem. */
const LETTER = 0.38;
const GAP = 0.3;

const MAX_LINES = 6;

export interface Fit {
  /** The width in rem from which the columns fit. */
  from: (typeof WIDTHS)[number];
  /** Whether a phone shows the rows as columns. */
  isTurned: boolean;
}

/** Estimates widths, because CSS cannot measure columns and a script would run too late. */
export function fitOf(columns: readonly string[], rows: readonly (readonly string[])[], wraps: boolean): Fit {
  const heads = columns.map((column) => lettersInLongestLine(column, true));
  const lines = rows.map(([name, ...cells]) => [
    lettersInLongestLine(name!, true),
    ...cells.map((cell) => lettersInLongestLine(cell, wraps)),
  ]);
  const upright = tableWidth(heads.map((head, index) => [head, ...lines.map((row) => row[index]!)]));
  const turned = tableWidth([heads, ...lines]);
  const isTurned = rows.length === 2 && upright > PHONE && turned <= PHONE;
  const width = isTurned ? turned : upright;
  return { from: WIDTHS.find((each) => each >= width) ?? 37, isTurned };
}

const tableWidth = (columns: readonly (readonly number[])[]): number =>
  columns.reduce((sum, lines) => sum + Math.max(...lines) * LETTER + GAP, 0);

function lettersInLongestLine(text: string, wraps: boolean): number {
  if (!wraps) return letterCount(text);
  const words = unbrokenParts(text).flatMap(({ text: part, whole }) => (whole ? [part] : part.split(/\s+/)));
  return Math.max(letterCount(text) / MAX_LINES, ...words.map(letterCount));
}

/** Leaves out spaces, which are narrow, and signs above or below a letter, which need no width. */
const letterCount = (text: string) => text.replace(/[\s\p{Mn}]/gu, '').length;
