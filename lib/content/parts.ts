import { z } from 'zod';
import { href } from './address';
import { got } from './got';
import { type Names, names } from './names';
import { text } from './text';

/** Makes a text field for each name, for example `texts('heading line')`. */
export const texts = <const List extends string>(...lists: List[]) =>
  Object.fromEntries(names(...lists).map((name) => [name, text])) as Record<Names<List>, typeof text>;

/** @param what the word for the names in the error message, for example "the icons" */
export const oneOf = <const Name extends string>(list: readonly Name[], what = '') =>
  z.enum(list, {
    error: ({ input }) => `expected one of ${what ? `${what} ` : ''}${list.join(', ')}, ${got(input)}`,
  });

/** @param what the word for an entry in the error message, for example "question" */
export const oneOrMore = <Item extends z.ZodType>(item: Item, what = 'entry') =>
  z.array(item).min(1, `expected one ${what} or more`);

/** @param what the words for the entries in the error message, for example "three tiles" */
export const exactly = <Item extends z.ZodType>(item: Item, count: number, what: string) =>
  z.array(item).length(count, `expected ${what}`);

export const each = <const Id extends string, Schema extends z.ZodType>(ids: readonly Id[], schema: Schema) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);

export const date = z.iso.date({ error: ({ input }) => `expected a date written YYYY-MM-DD, ${got(input)}` });

export const order = z.number('expected a number: the entry with the lowest comes first');

export const link = z.strictObject({ text, href });

/** Who at the company confirmed a text or fact; null if nobody has. `fingerprint`, a hash, reveals later changes. */
export const approved = z.strictObject({ by: text, on: date, fingerprint: text.optional() }).nullable();

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export const source = z.strictObject({
  name: text,
  href: href.optional(),
  /** Some sources name only a month or a year. */
  date: z.string({ error: ({ input }) => `expected a date, a month or a quoted year, ${got(input)}` }).regex(DAY, {
    error: ({ input }) => `expected a date written YYYY-MM-DD, YYYY-MM or YYYY, ${got(input)}`,
  }),
});

/** `facts` says what the page takes from the source. */
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
