import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Site } from '../../content/read';
import { fileTypes } from '../hosts/file-types';
import { closeToOthers, Refusal } from '../preview/http-basics';
import { bundle } from '../system/bundle';
import { cardInput } from './cards';

/** `npm run dev` draws the share card of the page `/subsidies` at `/__card/subsidies/`. */
export const DRAFTS = '/__card';

/** The editor shows a draft in a frame, and a draft has an inline style for its fonts. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** Answers with a share card as it would be drawn with other texts, `?kicker=…&heading=…`, or with one of its files. */
export function handleDraft(request: IncomingMessage, response: ServerResponse, languages: readonly Site[]): void {
  closeToOthers(response);
  response.setHeader('Content-Security-Policy', POLICY);
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const [, address, name] = /^\/__card(\/.*)\/([^/]*)$/.exec(pathname) ?? [];
  const site = languages.find(({ pages }) => Object.values(pages).some((page) => page.address === address));
  const page = site && Object.values(site.pages).find((one) => one.address === address);
  if (!page) throw new Refusal(404, 'There is no page at this address.');
  const { html, assets } = cardInput(site, page, Object.fromEntries(searchParams));
  const files: Record<string, string | Buffer> = {
    ...assets,
    'draft.js': name === 'draft.js' ? bundle(path.join(__dirname, 'draft-client.ts')) : '',
    '': html.replace('</body>', '<script src="draft.js"></script></body>'),
  };
  const file = Object.hasOwn(files, name!) ? files[name!] : undefined;
  if (!file) throw new Refusal(404, 'This share card has no such file.');
  response.setHeader('Content-Type', fileTypes[path.extname(name!) || '.html']!);
  response.end(file);
}
