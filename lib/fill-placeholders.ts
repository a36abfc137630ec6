import { fill } from '@/lib/content/fill';

/**
 * Replaces names in braces, such as `{town}`, by their values in all texts of `content`, at any depth.
 * @param file the name of the content file, for the error message
 * @throws Error if a name in braces has no value
 */
export function fillPlaceholders<Content>(
  content: Content,
  values: Readonly<Record<string, string>>,
  file: string,
): Content {
  try {
    return JSON.parse(JSON.stringify(content), (_, part) => (typeof part === 'string' ? fill(part, values) : part));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
