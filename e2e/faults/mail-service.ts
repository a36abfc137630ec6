import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { json } from 'node:stream/consumers';
import { makeCertificate } from '../../tools/hosts/certificate';
import { listen } from '../../tools/system/listen';
import type { LeadForm } from '../lead-forms';

export interface Treatment {
  status?: number;
  taken?: boolean;
  /** When the mail service breaks the connection: before the request is complete, or in place of an answer. */
  cut?: 'sending' | 'answering';
  until?: Promise<unknown>;
}

export type MailService = Awaited<ReturnType<typeof openMailService>>;

/** A real server, because Playwright cannot break a connection halfway. After such a break, browsers may send again. */
export async function openMailService(folder: string) {
  const { key, certificate } = await makeCertificate(folder);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  const mail = {
    /** One treatment for each send, in order. The last treatment holds for all later sends. */
    treatments: [{}] as Treatment[],
    requests: 0,
    copies: [] as LeadForm['params'][],
    port: await listen(server),
    close: () => server.close().closeAllConnections(),
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { status = 200, taken = status === 200, cut, until } = mail.treatments[0]!;
    mail.requests++;
    if (mail.treatments.length > 1) mail.treatments.shift();
    if (cut === 'sending') return request.socket.destroy();
    const { template_params } = (await json(request)) as { template_params: LeadForm['params'] };
    if (taken) mail.copies.push(template_params);
    await until;
    if (cut === 'answering') return request.socket.destroy();
    return response.writeHead(status, { 'content-type': 'text/plain' }).end(String(status));
  };
  server.on('request', (request, response) => void handle(request, response).catch(() => response.destroy()));
  return mail;
}
