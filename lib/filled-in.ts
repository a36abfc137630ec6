/**
 * Puts figures and names into words: "{net3} for {town}".
 * @param words a text, or anything that holds texts
 * @param figures what stands for each name in braces
 * @param place where the words are written, for the error
 * @throws Error where no figure has the name
 */
export function filledIn<Words>(words: Words, figures: Readonly<Record<string, string>>, place: string): Words {
  const inner = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(/\{([\w-]+)\}/g, (_, name: string) => figureOf(name));
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inner(value)]));
  };
  const figureOf = (name: string) => {
    if (figures[name] === undefined) throw new Error(`${place}: there is no figure of the name {${name}}.`);
    return figures[name];
  };
  return inner(words) as Words;
}
