import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'].map((kind) => `${kind} 'self'`),
  ...['frame-ancestors', 'base-uri'].map((kind) => `${kind} 'none'`),
].join('; ');

/** An error whose status and message become the answer of a local server. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Keeps other sites from reading the answer or showing the page in a frame. */
export function closeToOthers(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
}

export function answerText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(status).end(text);
}

/** Reads even a body that is too large, because a disconnected browser would not show the answer. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  if (size > limit) throw new Refusal(413, `Payload Too Large: at most ${limit / 1024} KB`);
  return Buffer.concat(parts);
}

export async function readForm(request: IncomingMessage, limit: number): Promise<FormData> {
  const body = new Response(new Uint8Array(await readBody(request, limit)), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  });
  return body.formData().catch(() => {
    throw new Refusal(400, 'The request body is no form');
  });
}

export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const body = await readBody(request, limit);
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(400, 'The Content-Type must be application/json');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON');
  }
}

const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether a Host header names this computer, because any other could be DNS rebinding. */
export const isLocalHost = (host = ''): boolean => LOCAL_HOST.test(host);

/** False if the browser says that the request comes from a page of another origin. */
export function isSameSite({ host, origin = `http://${host}`, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders) {
  return origin === `http://${host}` && ['same-origin', 'none'].includes(site);
}
