import type { Sentence } from './text';

/**
 * Fills in the names in braces in a text: "From {least} to {most}."
 * @param values the value for each name in braces
 * @throws Error if the text has a name without a value
 */
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
