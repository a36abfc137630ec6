import { z } from 'zod';
import { href } from '../../lib/words/address';
import { givenInstead } from '../../lib/words/given-instead';
import { text } from '../../lib/words/text';

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** The schema of where figures were read: who published them, the address where there is one, and the day. */
export const source = z.strictObject({
  name: text,
  href: href.optional(),
  /** A day, or as much of it as the source says: '2019', 2019-02, 2019-02-01. */
  date: z
    .string({ error: ({ input }) => `expected a date, a month or a quoted year, ${givenInstead(input)}` })
    .regex(DAY, {
      error: ({ input }) => `expected a date written YYYY-MM-DD, YYYY-MM or YYYY, ${givenInstead(input)}`,
    }),
});

/** The schema of the sources of a page, each with the figures that it carries, in a few words. */
export const sourceList = z.array(source.extend({ carries: text })).min(1, 'expected one source or more');

export type SourceContent = z.output<typeof source>;
export type SourceListContent = z.output<typeof sourceList>;
