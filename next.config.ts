import type { NextConfig } from 'next';

/**
 * `EXPORT_DIR` lets `npm start` export into a folder of its own, so that a local
 * try-out never overwrites `out/`, which is built for the real mail service.
 */
const config: NextConfig = {
  output: 'export',
  // Next exports to out/ where this is its own default; `next dev` works in it too, and must not work in out/.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Written out where it is not set, too: only then is what it switches on left out of the pages.
  env: { NEXT_PUBLIC_LEAD_SOURCE: process.env.NEXT_PUBLIC_LEAD_SOURCE ?? '' },
  // Pages for those who build the site (`page.dev.tsx`) exist in `next dev` alone: an export does not know them.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  trailingSlash: false,
  reactStrictMode: true,
  // Else the page for unknown addresses, its pictures included, stands in the data of every other page.
  experimental: { globalNotFound: true },
  // `npm run typecheck` checks the types, tools and tests included; once is enough.
  typescript: { ignoreBuildErrors: true },
};

export default config;
