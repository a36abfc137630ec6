import { z } from 'zod';
import { link } from './blocks';
import { picture } from './picture';
import { text } from './text';

export const cities = z.array(text).min(5, 'expected five cities or more');

export const areaServed = z.strictObject({
  state: text,
  country: z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{2}$/, 'expected a code of two letters, for example IN'),
  }),
  cities,
});

/** The schema of a list of places, each with the address of its page where it has one. */
export const places = z.array(link.partial({ href: true })).min(5, 'expected five places or more');

export const locations = z.strictObject({ heading: text, text, places });

export const locationsBanner = z.strictObject({ heading: text, text, map: picture });

export type PlacesContent = z.output<typeof places>;
export type LocationsContent = z.output<typeof locations>;
export type LocationsBannerContent = z.output<typeof locationsBanner>;
export type AreaContent = z.output<typeof areaServed>;
