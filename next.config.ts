import type { NextConfig } from 'next';

/** `npm run build` sets EXPORT_DIR to a folder of its own, because a failed build must not change the last one. */
const config: NextConfig = {
  // With 'export', `next dev` would answer 500 instead of 404 at an unknown address.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  // Next.js exports into `out/` if `distDir` is '.next', and into `distDir` otherwise. `distDir` must never be 'out',
  // because `next dev` writes into `distDir` too.
  distDir: process.env.EXPORT_DIR ?? '.next',
  // Defines NEXT_PUBLIC_LEAD_SOURCE even without a value, because only then can the build leave out the code that this
  // variable switches on.
  env: { NEXT_PUBLIC_LEAD_SOURCE: process.env.NEXT_PUBLIC_LEAD_SOURCE ?? '' },
  // Pages named `page.dev.tsx`, such as the style guide, exist only in `next dev`.
  pageExtensions: [...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : []), 'tsx', 'ts'],
  // app/site.ts imports the YAML and Markdown files of content/.
  turbopack: { rules: { '*.{yaml,md}': { loaders: ['./tools/build/text-loader.js'], as: '*.js' } } },
  // The badge of Next.js would cover the button of the editor.
  devIndicators: false,
  trailingSlash: false,
  reactStrictMode: true,
  // Without this setting, every other page would carry the data and the pictures of the page for unknown addresses.
  experimental: { globalNotFound: true },
  // The build need not check types, because `npm run typecheck` does.
  typescript: { ignoreBuildErrors: true },
};

export default config;
