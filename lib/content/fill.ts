import type { Sentence } from './text';

/** Replaces the names in braces in a text such as "From {least} to {most}." @throws Error if a name has no value */
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
