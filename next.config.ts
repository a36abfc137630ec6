import type { NextConfig } from 'next';

/**
 * `EXPORT_DIR` lets `npm start` export into a folder of its own, so that a local
 * try-out never overwrites `out/`, which is built for the real mail service.
 */
const config: NextConfig = {
  output: 'export',
  // Next exports to out/ where this is its own default; `next dev` works in it too, and must not work in out/.
  distDir: process.env.EXPORT_DIR ?? '.next',
  trailingSlash: false,
  reactStrictMode: true,
  // `npm run typecheck` checks the types, tools and tests included; once is enough.
  typescript: { ignoreBuildErrors: true },
};

export default config;
