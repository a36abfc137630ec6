import { z } from 'zod';
import { givenInstead } from './given-instead';
import { namesIn } from './resolve';

/** What YAML does not read as a text, such as 1e3, true or what begins with a brace, has to be quoted. */
const quoted = (input: unknown) =>
  input === undefined || input === null
    ? ''
    : '; put the text between quotation marks, or it is read as something else';

/** The schema of a text with any names in braces. */
export const someText = z
  .string({ error: ({ input }) => `expected some text, ${givenInstead(input)}${quoted(input)}` })
  .refine((value) => value.trim() !== '', { error: ({ input }) => `expected some text, ${givenInstead(input)}` });

declare const names: unique symbol;

/** A text with names in braces, which `fill` replaces by what the page knows. Any string is one, as tests write them. */
export type Sentence<Name extends string> = string | (string & { readonly [names]: Name });

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

const without = (allowed: readonly string[]) => (value: string) =>
  namesIn(value).every((name) => allowed.includes(name));

const unknown =
  (allowed: readonly string[]) =>
  ({ input }: { input?: unknown }) =>
    `expected no {${namesIn(String(input)).find((name) => !allowed.includes(name))}}: no fact has this name${
      allowed.length > 0 ? `, and this text may name ${listed(allowed)}` : ''
    }`;

/** The schema of a text without names in braces: facts have been put in before. */
export const text = someText.refine(without([]), { error: unknown([]) });

/** The schema of a text that may name these values of the page, each in braces. */
export const textWith = <const Name extends string>(...names: Name[]) =>
  someText.refine(without(names), { error: unknown(names) }) as unknown as z.ZodType<Sentence<Name>, string>;

/** The schema of a text that names all of these values of the page, each in braces. */
export const textNaming = <const Name extends string>(...names: Name[]) =>
  names.reduce<z.ZodType<string, string>>(
    (schema, name) => schema.refine((value) => value.includes(`{${name}}`), `expected {${name}} in the text`),
    textWith(...names),
  ) as unknown as z.ZodType<Sentence<Name>, string>;
