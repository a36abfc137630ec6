import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../../tools/hosts/certificate';
import type { Mode } from '../../tools/preview/failure-switch';
import { type Preview, startPreview } from '../../tools/preview/server';
import { SEND_PATH } from '../../tools/preview/send-endpoint';

/** How the service treats one send. */
export interface Meeting {
  /** The position of the inbox's failure switch. */
  mode?: Mode;
  /** The answer, without asking the inbox, which does not see the send. */
  status?: number;
  /** With `status`: the inbox stores the lead all the same. */
  taken?: boolean;
  /** Hangs up: while the send is still arriving, or in the place of an answer. */
  cut?: 'sending' | 'answering';
  /** The answer arrives in pieces that cannot be put together. */
  garbled?: boolean;
  /** The page is not allowed to call. */
  closedToPages?: boolean;
  /** The lead is stored, and the answer waits for this. */
  until?: Promise<void>;
}

type Lead = Record<string, unknown>;

/** Stands in for the mail service at its own address, over TLS. Behind it is a local inbox, a new one for each visit. */
export class MailService {
  /** How it treats the next sends, in turn; the last entry stands for all that follow. */
  meetings: Meeting[] = [{}];
  /** How many sends began to arrive. */
  requests = 0;
  private preview!: Preview;
  private folder = '';

  private constructor(private readonly server: Server) {}

  /** @param work a folder for a throw-away certificate */
  static async open(work: string): Promise<MailService> {
    const made = await makeCertificate(path.join(work, 'certificate'));
    const server = createServer({ key: readFileSync(made.key), cert: readFileSync(made.certificate) });
    const service = new MailService(server);
    server.on(
      'request',
      (request, response) => void service.handle(request, response).catch(() => request.socket.destroy()),
    );
    server.on('clientError', (_, socket) => socket.destroy());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return service;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The address of the site. Its port changes at each visit, so the device has kept nothing for it. */
  get site(): string {
    return `http://localhost:${this.preview.port}`;
  }

  async renew(): Promise<void> {
    await this.end();
    this.folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
    this.preview = await startPreview({ siteDir: path.resolve('out'), leadsDir: this.folder, port: 0 });
    this.meetings = [{}];
    this.requests = 0;
  }

  /** The parameters of every lead in the inbox. */
  async copies(): Promise<Lead[]> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.json'));
    const files = await Promise.all(names.map((name) => readFile(path.join(this.folder, name), 'utf8')));
    return files.map((text) => (JSON.parse(text) as { body: { template_params: Lead } }).body.template_params);
  }

  private async end(): Promise<void> {
    this.server.closeAllConnections();
    if (this.folder === '') return;
    await this.preview.close();
    await rm(this.folder, { recursive: true, force: true });
    this.folder = '';
  }

  async close(): Promise<void> {
    await this.end();
    this.server.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [now] = this.meetings as [Meeting];
    if (!now.closedToPages) response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      });
      return void response.end();
    }
    this.requests++;
    if (this.meetings.length > 1) this.meetings.shift();
    if (now.cut === 'sending') return void request.socket.destroy();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    await this.answer(now, Buffer.concat(parts), response);
  }

  private async answer(
    { mode = 'works', status, taken, cut, garbled, until }: Meeting,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const own = status !== undefined;
    const inbox = own && !taken ? undefined : await this.passOn(mode, body);
    await until;
    if (cut === 'answering') return void response.socket?.destroy();
    response.writeHead(status ?? inbox!.status, {
      'content-type': 'text/plain',
      ...(garbled && { 'content-encoding': 'gzip' }),
    });
    response.end(garbled ? Buffer.from([0, 159, 146, 150, 255, 13]) : own ? 'Error' : inbox!.text);
  }

  private async passOn(mode: Mode, body: Buffer): Promise<{ status: number; text: string }> {
    const json = { 'content-type': 'application/json' };
    await fetch(`${this.site}/__inbox/mode`, {
      method: 'POST',
      headers: { ...json, origin: this.site },
      body: JSON.stringify({ mode }),
    });
    const answer = await fetch(this.site + SEND_PATH, { method: 'POST', headers: json, body: new Uint8Array(body) });
    return { status: answer.status, text: await answer.text() };
  }
}
