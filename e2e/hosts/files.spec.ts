import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { cachingOf, REVALIDATE } from '../../tools/hosts/caching';
import { headers, valueAt } from '../../tools/hosts/headers';
import { installApart } from '../../tools/setup/install-apart';
import { npm } from '../../tools/setup/npm';
import { builtFiles } from '../built/built-site';

const WORK = path.join('.local', 'host-parsers');
const PACKAGES = ['@vercel/routing-utils@6.6.0'];
/** The last version with the parsers of settings files. It is unpacked and not installed: its dependencies are 190 MB. */
const CLOUDFLARE = '@cloudflare/pages-shared@0.11.66';

// Reads the settings files for Cloudflare Pages (and so Netlify) and Vercel with these hosts' own code. The headers that
// they would send with each file of out/ must be those of tools/hosts/headers.ts and caching.ts.

// In one worker: two would install the parsers into the same folder at the same time.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  installApart(WORK, PACKAGES);
  if (existsSync(path.join(WORK, 'package'))) return;
  const [command, args] = npm('pack', CLOUDFLARE, '--silent', '--pack-destination', WORK);
  const archive = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  execFileSync('tar', ['-xzf', path.join(WORK, archive), '-C', WORK]);
});

const optional = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('Cloudflare Pages would send the wanted headers with every file', async () => {
  // Loads Cloudflare's TypeScript files by tsx, because Playwright loads TypeScript only from the folder of its tests.
  const { require: requireTs } = await import('tsx/cjs/api');
  const loadTs = (file: string) => requireTs(path.resolve(WORK, 'package', file), __filename);
  const { parseHeaders } = loadTs('metadata-generator/parseHeaders.ts');
  const { parseRedirects } = loadTs('metadata-generator/parseRedirects.ts');
  const { createMetadataObject } = loadTs('metadata-generator/createMetadataObject.ts');
  const { generateHandler } = loadTs('asset-server/handler.ts');
  const read = {
    headers: parseHeaders(optional('out/_headers')),
    redirects: parseRedirects(optional('out/_redirects')),
  };
  expect([...read.headers.invalid, ...read.redirects.invalid]).toEqual([]);
  const metadata = createMetadataObject({ ...read, deploymentId: 'none' });
  const sent = async (address: string): Promise<Headers> => {
    const answer = await generateHandler({
      request: new Request(`https://www.example.com${address}`),
      metadata,
      findAssetEntryForPath: async (file: string) =>
        existsSync(`out${file}`) && !file.endsWith('/') && path.extname(file) ? file : null,
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async () => ({ body: null, contentType: 'text/plain' }),
    });
    return answer.headers;
  };
  expect(await differences(sent, 'public, max-age=0, must-revalidate')).toEqual([]);
});

test('Vercel would send the wanted headers with every file', async () => {
  const utils = path.resolve(WORK, 'node_modules/@vercel/routing-utils/dist/index.js');
  const { getTransformedRoutes } = await import(pathToFileURL(utils).href);
  const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync('hosting/vercel/vercel.json', 'utf8')));
  expect(error).toBeFalsy();
  const sent = async (address: string) => {
    const sum = new Headers();
    for (const route of routes) {
      // Appends the headers of every rule that fits, so that a header set by two rules shows two values and fails.
      if (route.headers && route.continue && new RegExp(route.src).test(address))
        Object.entries<string>(route.headers).forEach(([name, value]) => sum.append(name, value));
    }
    return sum;
  };
  expect(await differences(sent, null)).toEqual([]);
});

/**
 * Lists the headers that a host would send otherwise than wanted with a file of the built site. `unsaid` is what the host
 * sends as Cache-Control where its settings do not name one.
 */
async function differences(sent: (address: string) => Promise<Headers>, unsaid: string | null): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses()) {
    const found = await sent(address);
    const caching = cachingOf(address);
    const expected = headers.map((header): [string, string | null] => [header.name, valueAt(header, address)]);
    for (const [name, value] of [...expected, ['Cache-Control', caching === REVALIDATE ? unsaid : caching] as const]) {
      if (found.get(name) !== value) problems.push(`${address}: ${name} is ${found.get(name)}, expected ${value}`);
    }
  }
  return problems;
}

/** The addresses of all files of the built site, without the compressed copies. */
const addresses = () => builtFiles().map((file) => `/${file}`.replace(/(^\/index)?\.html$/, '') || '/');
