import { fill } from '@/lib/words/fill';

/**
 * Puts figures and names into every text of some words: "{net3} for {town}".
 * @param words a text, or anything that holds texts
 * @param figures what stands for each name in braces
 * @param file where the words are written, for the error
 * @throws Error where no figure has the name
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
