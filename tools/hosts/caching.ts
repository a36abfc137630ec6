import { isWithin } from './headers';

/** For pages and every file that no rule names: kept, and asked about at each visit. */
export const REVALIDATE = 'no-cache';

/**
 * How long browsers keep the files of folders (`/films/`) and single files (`/icon.svg`). No address stands in two rules,
 * since some hosts would send both values.
 */
export const cacheRules: { paths: string[]; value: string }[] = [
  {
    // Their names hold a hash of their content, which therefore never changes under one name.
    paths: ['/_next/static/', '/generated/', '/cards/'],
    value: 'public, max-age=31536000, immutable',
  },
  {
    // Their names stay when they change, so browsers ask again after a day. Guides are not here, since they tell prices.
    paths: ['/films/', '/pictures/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
    value: 'public, max-age=86400, stale-while-revalidate=604800',
  },
];

/** The Cache-Control of the file at an address. */
export const cachingOf = (address: string): string =>
  cacheRules.find(({ paths }) => isWithin(address, paths))?.value ?? REVALIDATE;
