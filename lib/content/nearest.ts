/** The Levenshtein distance, but a swap of two neighbouring letters counts as one change. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  return rows[one.length]![other.length]!;
}

/**
 * Returns the name that is most similar to a misspelt name.
 * @returns undefined if no name is similar
 */
export function nearest(misspelt: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, letters: editDistance(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, letters }) => letters * 2 < Math.max(name.length, misspelt.length))
    .sort((one, other) => one.letters - other.letters);
  return best?.name;
}

/** Returns the end of an error message, such as "; did you mean {town}?", or '' if no name is similar. */
export function didYouMean(misspelt: string, names: readonly string[], inBraces = true): string {
  const name = nearest(misspelt, names);
  return name === undefined ? '' : `; did you mean ${inBraces ? `{${name}}` : name}?`;
}
