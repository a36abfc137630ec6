import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { siteContent } from '../check-content/site-content';
import { makeCertificate } from '../hosts/certificate';
import { applyEdits, elementsOf, replaced } from '../postbuild/html';
import { listen } from '../system/listen';

/** The addresses of all pages, in each language. */
const addresses = siteContent().languages.map(({ pages }) => Object.values(pages).map(({ address }) => address));

/** The start of the addresses at which the bench serves pages without their scripts. */
export const WITHOUT_SCRIPTS = '/without-scripts';

/** The file of a page in the folder of an export. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * Serves `out/` on this machine over HTTP/2 with brotli, and each page a second time without its scripts.
 * @throws {Error} if the site has not been exported to `out/`
 */
export async function serveHttp2(): Promise<{ base: string; close: () => void }> {
  const { key, certificate } = await makeCertificate(path.join('.local', 'bench', 'certificate'));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const bareOf = (route: string) => brotliCompressSync(withoutScripts(htmlOf(route)));
  const bare = new Map(addresses.flat().map((route) => [WITHOUT_SCRIPTS + route, bareOf(route)]));
  const serve = sirv('out', { brotli: true, extensions: ['html'] });
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
    const page = bare.get(asked.url);
    if (page) answer.writeHead(200, headers).end(page);
    // Casts the types, because Node.js has other types for requests over HTTP/2 that behave the same.
    else serve(asked as never, answer as never);
  });
  return { base: `https://localhost:${await listen(server)}`, close: () => server.close() };
}

const htmlOf = (route: string) => readFileSync(path.join('out', fileOf(route)), 'utf8');

/** Removes the scripts from a page and keeps its styles. The page then shows the fastest paint that it could have. */
export function withoutScripts(html: string): string {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  return applyEdits(
    html,
    scripts.map((script) => replaced(script, '')),
  );
}

/**
 * Chooses the pages that a bench measures.
 * @param wanted addresses separated by commas, in any language; without it, all English pages are chosen
 * @throws {Error} for an address that no page has
 */
export function chosenRoutes(wanted: string = addresses[0]!.join()): string[] {
  const chosen = wanted.split(',');
  const unknown = chosen.filter((route) => !addresses.flat().includes(route));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join()}. There are: ${addresses.flat().join(' ')}`);
  return chosen;
}
