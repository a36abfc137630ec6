import { z } from 'zod';
import { href } from './address';
import { got } from './got';
import { type Names, names } from './names';
import { text } from './text';

/** Parts from which the schemas of any site are built. Each error message completes the sentence "field: …". */

/** Makes fields that are texts, for example in `z.strictObject({ ...texts('heading line'), picture })`. */
export const texts = <const List extends string>(...lists: List[]) =>
  Object.fromEntries(names(...lists).map((name) => [name, text])) as Record<Names<List>, typeof text>;

/** The schema for one of several names. `what` is the word for these names in the error, for example "the icons". */
export const oneOf = <const Name extends string>(list: readonly Name[], what = '') =>
  z.enum(list, {
    error: ({ input }) => `expected one of ${what ? `${what} ` : ''}${list.join(', ')}, ${got(input)}`,
  });

/** A list with one entry or more. `what` is the word for an entry in the error, for example "question". */
export const oneOrMore = <Item extends z.ZodType>(item: Item, what = 'entry') =>
  z.array(item).min(1, `expected one ${what} or more`);

/** A list with exactly `count` entries. `what` names these in the error, for example "three tiles". */
export const exactly = <Item extends z.ZodType>(item: Item, count: number, what: string) =>
  z.array(item).length(count, `expected ${what}`);

/** An object with the given fields, which all have the same schema. */
export const each = <const Id extends string, Schema extends z.ZodType>(ids: readonly Id[], schema: Schema) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${got(input)}` });

export const order = z.number('expected a number: the entry with the lowest comes first');

export const link = z.strictObject({ text, href });

/**
 * Who at the company confirmed a claim, and when; null until somebody has. `npm run check:launch -- --fingerprint` adds
 * `fingerprint`, a hash of the approved claim that reveals later changes.
 */
export const approved = z.strictObject({ by: text, on: date, fingerprint: text.optional() }).nullable();

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export const source = z.strictObject({
  name: text,
  href: href.optional(),
  /** A day, or only a month or a year if the source says no more: 2019-02-01, 2019-02, '2019'. */
  date: z.string({ error: ({ input }) => `expected a date, a month or a quoted year, ${got(input)}` }).regex(DAY, {
    error: ({ input }) => `expected a date written YYYY-MM-DD, YYYY-MM or YYYY, ${got(input)}`,
  }),
});

/** The sources of a page, each with a few words on the facts taken from it. */
export const sourceList = oneOrMore(source.extend({ facts: text }), 'source');

export const table = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2, 'expected two columns or more'),
    rows: oneOrMore(z.array(text), 'row'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected as many cells in each row as there are columns',
  });

export type LinkContent = z.output<typeof link>;
export type SourceListContent = z.output<typeof sourceList>;
