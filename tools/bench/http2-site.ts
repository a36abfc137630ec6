import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv, { type Options } from 'sirv';
import { siteContent } from '../content/site-content';
import { makeCertificate } from '../hosts/certificate';
import { applyEdits, elementsOf, replaced } from '../postbuild/html';
import { writeFiles } from '../setup/files';
import { listen } from '../setup/listen';

const WORK = path.join('.local', 'bench');

/** The addresses of all pages, in each language. */
const addresses = siteContent().languages.map(({ pages }) => Object.values(pages).map(({ address }) => address));

/** The start of an address at which the bench serves a page without its scripts. */
export const WITHOUT_SCRIPTS = '/without-scripts';

/**
 * Serves `out/` on this machine over HTTP/2 with brotli, and each page a second time without its scripts.
 * @throws {Error} where the site has not been exported to `out/`
 */
export async function serveHttp2(): Promise<{ base: string; close: () => void }> {
  const { key, certificate } = await makeCertificate(path.join(WORK, 'certificate'));
  const bare = path.join(WORK, 'pages');
  for (const route of addresses.flat())
    writeFiles(bare, [[`${WITHOUT_SCRIPTS}/${fileOf(route)}.br`, brotliCompressSync(withoutScripts(htmlOf(route)))]]);
  const options: Options = {
    brotli: true,
    extensions: ['html'],
    setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
  };
  const serveBare = sirv(bare, options);
  const serve = sirv('out', { ...options, onNoMatch: (request, response) => serveBare(request, response) });
  // Casts the type of the handler: Node.js has other types for requests over HTTP/2, which are otherwise the same.
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, serve as never);
  return { base: `https://localhost:${await listen(server)}`, close: () => server.close() };
}

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Reads the HTML of a page from the export. @throws {Error} where the site has not been exported to `out/` */
export const htmlOf = (route: string): string => readFileSync(path.join('out', fileOf(route)), 'utf8');

/** Takes the scripts out of a page and keeps its styles, to measure how soon a browser can paint it at best. */
export function withoutScripts(html: string): string {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  return applyEdits(
    html,
    scripts.map((script) => replaced(script, '')),
  );
}

/**
 * Chooses the pages that a bench measures.
 * @param wanted addresses with commas between, in any language; all English pages where it is missing
 * @throws {Error} for an address that no page has
 */
export function chosenRoutes(wanted: string = addresses[0]!.join()): string[] {
  const chosen = wanted.split(',');
  const unknown = chosen.filter((route) => !addresses.flat().includes(route));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join()}. There are: ${addresses.flat().join(' ')}`);
  return chosen;
}
