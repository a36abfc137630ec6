import { z } from 'zod';
import { type Context, withContext } from './context';
import { got } from './got';
import { didYouMean } from './nearest';
import { namesIn } from './resolve';

/** YAML reads 1e3, true and {company-name} as texts only in quotation marks. */
const quoted = (input: unknown) =>
  input === undefined || input === null
    ? ''
    : '; put the text between quotation marks, or it is read as something else';

const someText = z
  .string({ error: ({ input }) => `expected some text, ${got(input)}${quoted(input)}` })
  .refine((value) => value.trim() !== '', { error: ({ input }) => `expected some text, ${got(input)}` });

declare const names: unique symbol;

/** A text with placeholders, which `fill` replaces. */
export type Sentence<Name extends string> = string | (string & { readonly [names]: Name });

/**
 * Makes the schema of a text with certain placeholders.
 * @param allowed returns the names of these placeholders
 * @param why what the error says about any other placeholder
 */
export const textFrom = (allowed: (context?: Context) => readonly string[], why: string) =>
  withContext(someText, (value, context, report) => {
    const names = namesIn(value);
    const known = names.length === 0 ? [] : allowed(context);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined)
      report(`expected no {${unknown}}: ${why}${didYouMean(unknown, [...known, ...(context?.facts ?? [])])}`);
    return value;
  });

const NO_FACT = 'no fact has this name';

/** The schema of a text without placeholders. Facts are filled in before the schema reads the text. */
export const text = textFrom(() => [], NO_FACT);

/** The schema of a text that may have these placeholders. */
export const textWith = <const Name extends string>(...names: Name[]) =>
  textFrom(
    () => names,
    `${NO_FACT}, and this text may name ${names.map((name) => `{${name}}`).join(', ')}`,
  ) as unknown as z.ZodType<Sentence<Name>, string>;

/** The schema of a text that must be the id of a file in a folder, or a key at a place in a file. */
export const entryOf = (place: string) =>
  withContext(text, (value, context, report) => {
    const entries = context?.entries(place) ?? [value];
    if (!entries.includes(value)) report(`expected one of ${entries.join(', ')}, ${got(value)}`);
    return value;
  });

/** The schema of a text that must have all these placeholders. */
export const textNaming = <const Name extends string>(...names: Name[]) =>
  names.reduce<z.ZodType<string, string>>(
    (schema, name) => schema.refine((value) => value.includes(`{${name}}`), `expected {${name}} in the text`),
    textWith(...names),
  ) as unknown as z.ZodType<Sentence<Name>, string>;
