import { z } from 'zod';
import { link } from './blocks';
import { picture } from './picture';
import { text } from '../../lib/words/text';

/**
 * The schema of where the company works, as search engines and the lists of places tell it. Towns with a page of their
 * own follow from content/towns/; `others` are the names of towns without one.
 */
export const areaFile = z.strictObject({
  state: text,
  country: z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{2}$/, 'expected a code of two letters, for example IN'),
  }),
  others: z.array(text),
  /** What the company has still to supply. */
  otherTowns: z.strictObject({ text, supplied: text.nullable() }),
  /** The last entry of a list of places. */
  more: link,
});

/** The schema of a list of places, each with the address of its page where it has one. */
export const places = z.array(link.partial({ href: true })).min(5, 'expected five places or more');

export const locations = z.strictObject({ heading: text, text, places });

export const locationsBanner = z.strictObject({ heading: text, text, map: picture });

export type LocationsContent = z.output<typeof locations>;
export type LocationsBannerContent = z.output<typeof locationsBanner>;
export type AreaContent = Pick<z.output<typeof areaFile>, 'state' | 'country'> & { cities: string[] };
