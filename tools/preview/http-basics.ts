import type { IncomingMessage, ServerResponse } from 'node:http';

/** The security policy of the local tools: their pages may load only files of the same server. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'].map((kind) => `${kind} 'self'`),
  ...['frame-ancestors', 'base-uri'].map((kind) => `${kind} 'none'`),
].join('; ');

/** An error for which a local server answers with this status and message. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Sets headers that forbid other sites to read a local tool's answers or to show its pages in a frame. */
export function closeToOthers(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
}

/** Answers with a short plain text, which no browser may treat as another type. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.writeHead(status).end(text);
}

/** The path of a request without its query; null if the request names no path of this server. */
export function pathOf(request: IncomingMessage): string | null {
  const target = request.url ?? '';
  return target.startsWith('/') ? target.split('?', 1)[0]! : null;
}

/** Whether a value is a plain JSON object, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the body of a request, of at most `limit` bytes. A larger body is read to its end and dropped: a browser that
 * is disconnected while it sends would show a broken connection instead of the answer.
 * @throws Refusal with status 413
 */
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

/** Reads the fields and files of a form that a page has sent. @throws Refusal with status 413 or 400 */
export async function readForm(request: IncomingMessage, limit: number): Promise<FormData> {
  const body = new Response(new Uint8Array(await readBody(request, limit)), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  });
  return body.formData().catch(() => {
    throw new Refusal(400, 'The request body is no form');
  });
}

/** Reads a JSON object from a request. @throws Refusal with status 413 or 400 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const body = await readBody(request, limit);
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(400, 'The Content-Type must be application/json');
  const value = parseJson(body);
  if (!isRecord(value)) throw new Refusal(400, 'The request body must be a JSON object');
  return value;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON');
  }
}
