import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The answer of a web server as it came: no redirect is followed and nothing is decompressed. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * Asks a web server on this machine for an address exactly as it is written. Fetch and Playwright would first bring the
 * address into its standard form.
 */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, rejectUnauthorized: false, agent: false });
    asked.on('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }), reject);
    });
    asked.on('error', reject).end();
  });
}
