import type { NextConfig } from 'next';

/**
 * Settings of the Next build. `EXPORT_DIR` lets `npm start` export into a folder of its own, so that a local try-out
 * never overwrites `out/`, which is built for the real mail service.
 */
const config: NextConfig = {
  output: 'export',
  // Exports to the default folder out/ unless EXPORT_DIR is set: with another `distDir`, Next exports into that folder
  // instead. `next dev` also writes into `distDir`, so it must never be out/.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Sets NEXT_PUBLIC_LEAD_SOURCE to an empty string if it is missing: only then does the build leave out the code that
  // it switches on.
  env: { NEXT_PUBLIC_LEAD_SOURCE: process.env.NEXT_PUBLIC_LEAD_SOURCE ?? '' },
  // Adds pages named `page.dev.tsx`, such as the style guide, to `next dev` only; an export leaves them out.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // Lets app/words.ts read content/ through the bundler.
  turbopack: { rules: { '*.{yaml,md}': { loaders: ['./tools/build/text-loader.js'], as: '*.js' } } },
  trailingSlash: false,
  reactStrictMode: true,
  // Builds the page for unknown addresses separately; otherwise that page and its pictures would be part of the data of
  // every other page.
  experimental: { globalNotFound: true },
  // Skips the type check in the build, because `npm run typecheck` checks everything, tools and tests included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
