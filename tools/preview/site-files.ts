import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { headers, isInPaths } from '../hosts/headers';
import { readRedirects, REDIRECTS_FILE } from '../hosts/redirects';
import { answerText } from './http-basics';

/** Serves a built site as a static host would, and shows a new build at once. */
export function serveSite(siteDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(siteDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      if (pathname.startsWith('/_next/static/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      for (const { name, except } of headers)
        if (except && isInPaths(pathname, except.paths)) response.setHeader(name, except.value);
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answerText(response, 405, 'This address only shows a page: it takes no data.');
    }
    // sirv does not handle these events: files would stay open, and a removed file would stop the server.
    response.on('pipe', (file: Readable) => {
      file.on('error', () => response.destroy());
      response.on('close', () => file.destroy());
    });
    files(request, response, () => void answerMissing(siteDir, request, response));
  };
}

async function answerMissing(siteDir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const read = (name: string) => readFile(path.join(siteDir, name), 'utf8').catch(() => '');
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
  const redirectTo = readRedirects(await read(REDIRECTS_FILE)).get(address);
  if (redirectTo) return void response.writeHead(301, { Location: redirectTo + query }).end();
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end((await read('404.html')) || 'Not Found');
}
