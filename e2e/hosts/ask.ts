import { request } from 'node:https';

/** An answer as it came: no redirect followed, no address tidied, nothing unpacked. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a server on this machine for an address exactly as it is written. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, rejectUnauthorized: false, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
