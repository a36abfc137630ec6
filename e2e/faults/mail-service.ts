import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { json } from 'node:stream/consumers';
import { makeCertificate } from '../../tools/hosts/certificate';
import { listen } from '../../tools/setup/listen';
import type { LeadForm } from '../lead-forms';

/** How the mail service of the fault trial treats one send. */
export interface Treatment {
  /** The HTTP status of the answer. Default: 200, for which it takes the lead. */
  status?: number;
  taken?: boolean;
  /** The mail service breaks the connection while the send is still arriving, or in place of an answer. */
  cut?: 'sending' | 'answering';
  /** Whether the answer is called compressed although it is not, and whether it lacks the header of CORS. */
  garbled?: boolean;
  closedToPages?: boolean;
  /** The mail service answers only after this promise has been resolved. */
  until?: Promise<unknown>;
}

/** Stands in for the mail service over TLS, so that connections really break and browsers really repeat requests. */
export class MailService {
  /** How the mail service treats the next sends, one after another; the last treatment holds for all that follow. */
  treatments: Treatment[] = [{}];
  requests = 0;
  /** The template parameters of each lead that the mail service took. */
  copies: LeadForm['params'][] = [];
  readonly close: () => void;

  /** Starts the mail service on any free port, and writes its throw-away TLS certificate into a folder. */
  static async open(folder: string): Promise<MailService> {
    const { key, certificate } = await makeCertificate(folder);
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
    return new MailService(server, await listen(server));
  }

  private constructor(
    server: ReturnType<typeof createServer>,
    readonly port: number,
  ) {
    this.close = () => void server.close().closeAllConnections();
    server.on('request', (request, response) => void this.handle(request, response).catch(() => response.destroy()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    const { status = 200, taken = status === 200, cut, garbled, closedToPages, until } = this.treatments[0]!;
    if (!closedToPages) response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end();
    this.requests++;
    if (this.treatments.length > 1) this.treatments.shift();
    if (cut === 'sending') return request.socket.destroy();
    const { template_params } = (await json(request)) as { template_params: LeadForm['params'] };
    if (taken) this.copies.push(template_params);
    await until;
    if (cut === 'answering') return request.socket.destroy();
    response.writeHead(status, { 'content-type': 'text/plain', ...(garbled && { 'content-encoding': 'gzip' }) });
    return response.end(garbled ? Buffer.from([0, 159, 146, 150, 255, 13]) : String(status));
  }
}
