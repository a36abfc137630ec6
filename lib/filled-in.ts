import { fill } from '@/lib/content/fill';

/**
 * Replaces each name in braces by its value, for example in "{net3} for {town}", in all texts of some words.
 * @param words a text, or an object or array with texts at any depth
 * @param figures the value of each name
 * @param file the content file that has the words, named in the error message
 * @throws Error if a name in braces has no value
 */
export function filledIn<Words>(words: Words, figures: Readonly<Record<string, string>>, file: string): Words {
  const inner = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part, figures);
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inner(value)]));
  };
  try {
    return inner(words) as Words;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
