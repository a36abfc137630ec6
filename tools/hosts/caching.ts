import { isWithin } from './headers';

/** How long browsers keep what, and why. */
interface CacheRule {
  /** Folders (`/films/`) and single files (`/icon.svg`), as addresses have them. */
  paths: string[];
  value: string;
  reason: string;
}

/** For pages and all that no rule names: kept, and asked about at each visit. */
export const REVALIDATE = 'no-cache';

/** The rules name no address twice: some hosts would send both values. */
export const cacheRules: CacheRule[] = [
  {
    paths: ['/_next/static/', '/generated/', '/cards/'],
    value: 'public, max-age=31536000, immutable',
    reason: 'Their names hold a hash of what is in them: under one name there is never anything else.',
  },
  {
    paths: ['/films/', '/pictures/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
    value: 'public, max-age=86400, stale-while-revalidate=604800',
    reason: 'Their names stay when they change: new within a day. Guides are not among them, since they tell prices.',
  },
];

/** What is sent with the file at an address. */
export const cachingOf = (address: string): string =>
  cacheRules.find(({ paths }) => isWithin(address, paths))?.value ?? REVALIDATE;
