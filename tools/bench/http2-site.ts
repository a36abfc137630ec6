import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { siteContent } from '../check-content/site-content';
import { makeCertificate } from '../hosts/certificate';
import { applyEdits, elementsOf, replaced } from '../postbuild/html';
import { htmlFile } from '../system/files';
import { listen } from '../system/listen';

const { languages } = siteContent();
const addresses = languages.map(({ pages }) => Object.values(pages).map(({ address }) => address));

export const WITHOUT_SCRIPTS = '/without-scripts';

/** Serves `out/` over HTTP/2 with brotli, and each page without its scripts under `/without-scripts`. */
export async function serveHttp2(): Promise<{ base: string; close: () => void }> {
  const { key, certificate } = await makeCertificate(path.join('.local', 'bench', 'certificate'));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  const bareOf = (route: string) =>
    brotliCompressSync(withoutScripts(readFileSync(path.join('out', htmlFile(route)), 'utf8')));
  const bare = new Map(addresses.flat().map((route) => [WITHOUT_SCRIPTS + route, bareOf(route)]));
  const serve = sirv('out', { brotli: true, extensions: ['html'] });
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
    const page = bare.get(asked.url);
    if (page) answer.writeHead(200, headers).end(page);
    // Requests over HTTP/2 have other types in Node.js but behave the same.
    else serve(asked as never, answer as never);
  });
  return { base: `https://localhost:${await listen(server)}`, close: () => server.close() };
}

/** Returns the fastest form of a page, without script elements. The speed bench compares the page with it. */
export function withoutScripts(html: string): string {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  return applyEdits(
    html,
    scripts.map((script) => replaced(script, '')),
  );
}

/** The prefix of the language of a page, for example /hi; '' for the first language. */
export const prefixOf = (route: string): string =>
  languages.findLast(({ pages }) => Object.values(pages).some(({ address }) => address === route))!.language.prefix;

/** @param wanted the addresses of pages in any language, separated by commas; all of the first language by default */
export function chosenRoutes(wanted: string = addresses[0]!.join()): string[] {
  const chosen = wanted.split(',');
  const unknown = chosen.filter((route) => !addresses.flat().includes(route));
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join()}. There are: ${addresses.flat().join(' ')}`);
  return chosen;
}
