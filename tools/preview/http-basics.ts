import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the pages of a tool may load: files of the same server alone. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
  ...['frame-ancestors', 'base-uri', 'form-action'].map((kind) => `${kind} 'none'`),
].join('; ');

/** Keeps other sites away from what a tool answers, and its pages away from other sites. */
export function closeToOthers(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

/** Answers with a short text that no browser may take for anything else. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}

/** The path of a request, without its query; null when the target is not a path of this server. */
export function pathOf(request: IncomingMessage): string | null {
  const target = request.url ?? '';
  return target.startsWith('/') ? target.split('?', 1)[0]! : null;
}

/** Answers with JSON. */
export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** True when the declared type is JSON, with or without a charset. */
export function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/**
 * Reads a body of at most `limit` bytes. Resolves with null when it is larger: the rest is read and
 * dropped, because a browser shows a reset connection instead of the answer when it is cut while
 * sending. Rejects when the client leaves or the server's time limit ends the request.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else parts = [];
    });
    request.on('end', () => resolve(size > limit ? null : Buffer.concat(parts)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request ended before its body was complete.')));
  });
}
