import { excepted, isInPaths } from './headers';

/** Browsers ask at each visit whether a file has changed. */
export const REVALIDATE = 'no-cache';

/** No address may be in two rules, because some hosts would send both values. */
export const cacheRules: { paths: string[]; value: string }[] = [
  {
    // The names of these files have a hash of their content.
    paths: ['/_next/static/', '/generated/', '/cards/'],
    value: 'public, max-age=31536000, immutable',
  },
  {
    // These files keep their names when they change. No PDF guide is here, because the prices in it must be current.
    paths: ['/films/', '/pictures/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
    value: 'public, max-age=86400, stale-while-revalidate=604800',
  },
];

/** The paths for which at least one header has another value than for most files. */
export const ruledPaths = [
  ...new Set([...cacheRules, ...excepted.map(({ except }) => except)].flatMap(({ paths }) => paths)),
];

/**
 * Forbids proxies to change a file. Only for hosts that send the build's compressed copies, because other hosts would
 * stop compressing.
 */
export const unchanged = (caching: string) => `${caching}, no-transform`;

export const cachingOf = (address: string): string =>
  cacheRules.find(({ paths }) => isInPaths(address, paths))?.value ?? REVALIDATE;
