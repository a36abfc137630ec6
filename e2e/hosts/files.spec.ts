import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installApart } from '../../tools/setup/install-apart';
import { npm } from '../../tools/setup/npm';
import { messageOf } from '../../tools/setup/progress';
import { expect, test } from 'playwright/test';
import { cachingOf, REVALIDATE } from '../../tools/hosts/caching';
import { headers, valueAt } from '../../tools/hosts/headers';

const WORK = path.join('.local', 'host-parsers');
const PACKAGES = ['@netlify/headers-parser@9.0.3', '@netlify/redirect-parser@15.0.4', '@vercel/routing-utils@6.6.0'];
/** The last version that holds the parsers. It is unpacked and not installed, since its dependencies take 190 MB. */
const CLOUDFLARE = '@cloudflare/pages-shared@0.11.66';
const VERCEL_FILE = path.join('hosting', 'vercel', 'vercel.json');

type Sent = Pick<Headers, 'get'>;

// The files for Netlify, Cloudflare Pages and Vercel, read by the code with which these hosts read them: the headers that
// they would send with each file of out/ must be those of tools/hosts/headers.ts and caching.ts. What Netlify does with
// two rules for one address is not in its code.

test.beforeAll(install);

test('Netlify reads its files as they are meant', async () => expect(await netlify()).toEqual([]));
test('Cloudflare Pages would send the right headers', async () => expect(await cloudflare()).toEqual([]));
test('Vercel would send the right headers', async () => expect(await vercel()).toEqual([]));

function install(): void {
  installApart(WORK, PACKAGES);
  if (existsSync(path.join(WORK, 'package'))) return;
  const [command, args] = npm('pack', CLOUDFLARE, '--silent', '--pack-destination', WORK);
  const archive = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  execFileSync('tar', ['-xzf', path.join(WORK, archive), '-C', WORK]);
}

const load = (...file: string[]) => import(pathToFileURL(path.resolve(WORK, ...file)).href);
const optional = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const count = (text: string, line: RegExp) => text.match(line)?.length ?? 0;

async function netlify(): Promise<string[]> {
  const { parseAllHeaders } = await load('node_modules/@netlify/headers-parser/lib/index.js');
  const { parseAllRedirects } = await load('node_modules/@netlify/redirect-parser/lib/index.js');
  const read = await parseAllHeaders({ headersFiles: ['out/_headers'], minimal: true });
  const moved = await parseAllRedirects({ redirectsFiles: ['out/_redirects'], minimal: true });
  const errors = [...read.errors, ...moved.errors].map(messageOf);
  const rules: { for: string; values: Record<string, string> }[] = read.headers;
  const missing = headers
    .filter(({ name, value }) => rules.find((rule) => rule.for === '/*')?.values[name] !== value)
    .map(({ name }) => `It does not read ${name} as it is written.`);
  const lost = count(optional('out/_headers'), /^\//gm) - rules.length;
  return [...errors, ...missing, ...(lost ? [`It passes over ${lost} rules of _headers.`] : [])];
}

/** Uses the code that answers on Cloudflare Pages. */
async function cloudflare(): Promise<string[]> {
  // Modules in TypeScript, which Playwright does not load from outside of its tests.
  // Modules in TypeScript, which Playwright does not load from outside of its tests.
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
  const invalid: { line?: string; message: string }[] = [...read.headers.invalid, ...read.redirects.invalid];
  const metadata = createMetadataObject({ ...read, deploymentId: 'none' });
  const ask = (address: string): Promise<Response> =>
    generateHandler({
      request: new Request(`https://www.example.com${address}`),
      metadata,
      findAssetEntryForPath: async (file: string) =>
        existsSync(`out${file}`) && !file.endsWith('/') && path.extname(file) ? file : null,
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async () => ({ body: null, contentType: 'text/plain' }),
    });
  return [
    ...invalid.map(({ line, message }) => `${message} ${line ?? ''}`),
    ...(await differences(async (address) => (await ask(address)).headers, 'public, max-age=0, must-revalidate')),
  ];
}

async function vercel(): Promise<string[]> {
  const { getTransformedRoutes } = await load('node_modules/@vercel/routing-utils/dist/index.js');
  const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync(VERCEL_FILE, 'utf8')));
  if (error) return [messageOf(error)];
  return differences(async (address) => {
    const sent = new Headers();
    for (const route of routes) {
      // Two rules with the same header would show as two values.
      if (route.headers && route.continue && new RegExp(route.src).test(address))
        Object.entries<string>(route.headers).forEach(([name, value]) => sent.append(name, value));
    }
    return sent;
  });
}

/**
 * @param sent what a host sends with the file at an address
 * @param unsaid what it sends as Cache-Control where its file does not name one
 */
async function differences(sent: (address: string) => Promise<Sent>, unsaid: string | null = null): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses()) {
    const found = await sent(address);
    const caching = cachingOf(address);
    const expected = [
      ...headers.map((header) => [header.name, valueAt(header, address)]),
      ['Cache-Control', caching === REVALIDATE ? unsaid : caching],
    ] as [string, string | null][];
    for (const [name, value] of expected) {
      if (found.get(name) !== value)
        problems.push(`${address}: ${name} would be ${found.get(name)}, and should be ${value}`);
    }
  }
  return problems;
}

/** Every file of `out/` by its address. */
function addresses(): string[] {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.extname(file) && !/^\.|^404\.|\.(br|gz)$/.test(file),
  );
  return files.map((file) => `/${file.split(path.sep).join('/')}`.replace(/(^\/index)?\.html$/, '').replace(/^$/, '/'));
}
