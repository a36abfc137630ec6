import type { Redirect } from '../../content/rules/redirects';
import { cacheRules } from './caching';
import { excepted, headers } from './headers';

/** Files without a rule get `max-age=0, must-revalidate` from Vercel. */
export function vercelSettings(redirects: readonly Redirect[] = []): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // For Next.js, Vercel would look for `.next/` and not publish `out/` unchanged.
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    // Vercel itself removes the slash at the end of an address, so no redirect needs a second form with a slash.
    redirects: redirects.map(({ from, to }) => ({
      source: from.replace(/(?<=.)\/$/, ''),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      {
        source: '/(.*)',
        headers: headers.filter(({ except }) => !except).map(({ name, value }) => ({ key: name, value })),
      },
      ...excepted.flatMap(({ name, value, except: { paths, value: other } }) => [
        { source: `/((?!${vercelPattern(paths)}).*)`, headers: [{ key: name, value }] },
        { source: `/(${vercelPattern(paths)})`, headers: [{ key: name, value: other }] },
      ]),
      ...cacheRules.map(({ paths, value }) => ({
        source: `/(${vercelPattern(paths)})`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const vercelPattern = (paths: string[]) =>
  paths.map((path) => path.slice(1).replaceAll('.', '\\.') + (path.endsWith('/') ? '.*' : '$')).join('|');
