import type { Redirect } from '../../content/schemas/redirects';
import { cacheRules } from './caching';
import { headers } from './headers';
import { vercelRedirects } from './redirects';

/**
 * `vercel.json`, which Vercel reads from the top of the repository before it builds: `hosting/vercel/`. Without a framework
 * named, Vercel takes `out/` as it is; as Next.js it would look for `.next/`. No two sources fit one address with the same
 * header. What none names is asked about at each visit by itself (`max-age=0, must-revalidate`).
 */
export function vercelSettings(redirects: readonly Redirect[] = []): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: vercelRedirects(redirects),
    headers: [
      {
        source: '/(.*)',
        headers: headers.filter(({ except }) => !except).map(({ name, value }) => ({ key: name, value })),
      },
      ...headers.flatMap(({ name, value, except }) =>
        except
          ? [
              { source: `/((?!${pattern(except.paths)}).*)`, headers: [{ key: name, value }] },
              { source: `/(${pattern(except.paths)})`, headers: [{ key: name, value: except.value }] },
            ]
          : [],
      ),
      ...cacheRules.map(({ paths, value }) => ({
        source: `/(${pattern(paths)})`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Paths, without the slash that they begin with, as a regular expression: a folder with all in it, a file as a whole. */
const pattern = (paths: string[]) =>
  paths.map((path) => path.slice(1).replaceAll('.', '\\.') + (path.endsWith('/') ? '.*' : '$')).join('|');
