import type { NextConfig } from 'next';

/**
 * Settings of the Next.js build. `npm start` sets EXPORT_DIR to export a local trial of the site into another folder,
 * so that it does not overwrite `out/`, which is built for the live mail service.
 */
const config: NextConfig = {
  output: 'export',
  // Exports into `out/`, the default, unless EXPORT_DIR is set: with any `distDir` but '.next', Next.js exports into
  // that folder. `distDir` must never be 'out', because `next dev` writes into it too.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Sets NEXT_PUBLIC_LEAD_SOURCE to an empty string if it is not set. Only then can the build leave out the code that
  // depends on it.
  env: { NEXT_PUBLIC_LEAD_SOURCE: process.env.NEXT_PUBLIC_LEAD_SOURCE ?? '' },
  // Adds pages named `page.dev.tsx`, such as the style guide, in `next dev` only.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // Lets app/site.ts import the files of content/.
  turbopack: { rules: { '*.{yaml,md}': { loaders: ['./tools/build/text-loader.js'], as: '*.js' } } },
  // Next's badge would cover the button of the editor and the words below it.
  devIndicators: false,
  trailingSlash: false,
  reactStrictMode: true,
  // Builds the page for unknown addresses separately. Otherwise every other page would carry the data of that page and
  // its pictures.
  experimental: { globalNotFound: true },
  // Skips the type check, because `npm run typecheck` checks all files, tools and tests included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
