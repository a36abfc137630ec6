/** How many words in a row make a run: shorter ones are in every text. */
const RUN = 5;

/** The runs of five words in a text, in small letters and without punctuation, each once. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹{}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

/**
 * How many runs of five words each text has that no other text has.
 * @param texts each with a name that is left out of account: a copy in which one town is written for another counts as a
 * copy
 */
export function ownRuns(texts: readonly { name: string; text: string }[]): number[] {
  const runs = texts.map(({ name, text }) => runsOf(text.replaceAll(name, 'town')));
  return runs.map((own, index) => {
    const others = runs.filter((_, other) => other !== index);
    return [...own].filter((run) => !others.some((other) => other.has(run))).length;
  });
}
