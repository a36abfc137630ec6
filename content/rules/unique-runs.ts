/** Different texts often share sequences of fewer than five words by chance. */
const RUN = 5;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹{}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/**
 * Returns, for each text, the number of sequences of five words that no other text has. Two sequences that differ only
 * in the `name` of their text, such as the name of a town, count as the same.
 */
export function countUniqueRuns(texts: readonly { name: string; text: string }[]): number[] {
  const runs = texts.map(({ name, text }) => runsOf(text.replaceAll(name, 'town')));
  return runs.map((own, index) => {
    const others = runs.filter((_, other) => other !== index);
    return [...own].filter((run) => !others.some((other) => other.has(run))).length;
  });
}
