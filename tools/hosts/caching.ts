import { isWithin } from './headers';

/** The Cache-Control of pages and of files without a rule: browsers ask at each visit whether a file has changed. */
export const REVALIDATE = 'no-cache';

/**
 * The Cache-Control of folders (`/films/`) and single files (`/icon.svg`). No address is in two rules, because some
 * hosts would send both values.
 */
export const cacheRules: { paths: string[]; value: string }[] = [
  {
    // The names of these files contain a hash of their content, so browsers may keep them for ever.
    paths: ['/_next/static/', '/generated/', '/cards/'],
    value: 'public, max-age=31536000, immutable',
  },
  {
    // The names of these files stay the same when their content changes, so browsers ask again after a day. The PDF
    // guides are not among them, because they name prices.
    paths: ['/films/', '/pictures/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico'],
    value: 'public, max-age=86400, stale-while-revalidate=604800',
  },
];

/**
 * Forbids proxies such as Cloudflare to change a file. Only hosts that send the build's own compressed copies may say
 * so: a host that compresses files itself would then leave them as they are.
 */
export const unchanged = (caching: string) => `${caching}, no-transform`;

/** The value of Cache-Control for the file at an address. */
export const cachingOf = (address: string): string =>
  cacheRules.find(({ paths }) => isWithin(address, paths))?.value ?? REVALIDATE;
