import { fill } from '@/lib/content/fill';

/**
 * Replaces the names in braces in all texts of a value, at any depth.
 * @param file the name of the content file, for the error
 * @throws Error if a name in braces has no value
 */
export function fillPlaceholders<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
  file: string,
): Content {
  const inner = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part, values);
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inner(value)]));
  };
  try {
    return inner(content) as Content;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
