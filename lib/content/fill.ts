import type { Sentence } from './text';

/** Replaces the placeholders in a text such as "From {least} to {most}." @throws Error if a placeholder has no value */
export function fill<Name extends string>(
  text: Sentence<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replace(/\{([a-z][\w-]*)\}/g, (_, name: string) => {
    const value = (values as Readonly<Record<string, string | number | undefined>>)[name];
    if (value === undefined) throw new Error(`There is no value for {${name}} in ${JSON.stringify(text)}.`);
    return String(value);
  });
}

/**
 * Returns a copy of `content` in which all texts are filled, at any depth.
 * @param file the name of the content file, for the error message
 * @throws Error if a placeholder has no value
 */
export function fillTexts<Content>(content: Content, values: Readonly<Record<string, string>>, file: string): Content {
  try {
    return JSON.parse(JSON.stringify(content), (_, part) => (typeof part === 'string' ? fill(part, values) : part));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
