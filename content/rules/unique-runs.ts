/** Different texts often share sequences of fewer than five words by chance. */
const RUN = 5;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹{}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/**
 * Counts, for each text, the sequences of five words that no other text has.
 * @param texts each with a `name`, such as a town's, which does not make a sequence unique
 */
export function countUniqueRuns(texts: readonly { name: string; text: string }[]): number[] {
  const runs = texts.map(({ name, text }) => runsOf(text.replaceAll(name, 'town')));
  return runs.map((own, index) => {
    const others = runs.filter((_, other) => other !== index);
    return [...own].filter((run) => !others.some((other) => other.has(run))).length;
  });
}
