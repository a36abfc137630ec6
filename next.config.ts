import type { NextConfig } from 'next';

/**
 * Settings of the Next build. `EXPORT_DIR` lets `npm start` export into a folder of its own, so that a local try-out
 * never overwrites `out/`, which is built for the real mail service.
 */
const config: NextConfig = {
  output: 'export',
  // Next exports to out/ only while distDir has its default value. `next dev` writes into the same folder, which must
  // never be out/.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Sets the variable to an empty string where it is missing: only then does the build leave out the code that it
  // switches on.
  env: { NEXT_PUBLIC_LEAD_SOURCE: process.env.NEXT_PUBLIC_LEAD_SOURCE ?? '' },
  // Pages named `page.dev.tsx` are for developers: they exist in `next dev` alone, and an export leaves them out.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  trailingSlash: false,
  reactStrictMode: true,
  // Builds the page for unknown addresses apart; otherwise that page and its pictures would be in the data of every
  // other page.
  experimental: { globalNotFound: true },
  // Skips the type check in the build, because `npm run typecheck` checks everything, tools and tests included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
