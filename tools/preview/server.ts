import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { builtStudio } from '../seo/studio/built-studio';
import { handleStudio, isStudio, type Studio } from '../seo/studio/studio-routes';
import { createBoundedServer, type Patience } from './bounded-server';
import { ForeignRate } from './foreign-rate';
import { answerText, pathOf } from './http-basics';
import { handleInbox } from './inbox-routes';
import { LeadStore } from './lead-store';
import { LiveEvents } from './live-events';
import { isLocalHost } from './local-only';
import type { PreviewState } from './preview-state';
import { handleSend } from './send-endpoint';
import { SilentSends } from './silent-sends';
import { serveSite, type SiteHandler } from './site-files';

export type PreviewOptions = Patience & {
  siteDir: string;
  leadsDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Default: content/email-template.txt of the working directory. */
  templateFile?: string;
  /** How long a send waits when the switch is set to silence, in milliseconds. */
  silenceLimit?: number;
};

export type Preview = { port: number; close: () => Promise<void> };

/** What is made of the built site. */
type Shown = { site: SiteHandler; studio: Studio };

/** Codes with which a machine without IPv6 refuses ::1. */
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Serves the built site, the search and share studio, an EmailJS-compatible endpoint and the lead inbox
 * on 127.0.0.1 and, where there is one, ::1. Rejects with the system's error (EADDRINUSE, EACCES) when it cannot listen.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { siteDir, leadsDir, templateFile = path.resolve('content/email-template.txt') } = options;
  const store = await LeadStore.open(leadsDir);
  const silent = new SilentSends(options.silenceLimit ?? 60_000);
  const state: PreviewState = {
    store,
    events: new LiveEvents(),
    silent,
    foreign: new ForeignRate(),
    mode: 'works',
    templateFile,
  };
  const shown: Shown = { site: serveSite(siteDir), studio: { files: builtStudio(siteDir) } };
  const servers: Server[] = [];
  const close = async () => {
    for (const server of servers) server.close();
    await store.settled();
    state.events.close();
    for (const server of servers) server.closeAllConnections();
  };
  const open = async (host: string, port: number) => {
    const server = createBoundedServer((request, response) => {
      handle(request, response, state, shown).catch((error: Error) => answerFailure(request, response, error));
    }, options);
    await listen(server, host, port);
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  try {
    const port = await open('127.0.0.1', options.port);
    await open('::1', port).catch((error: NodeJS.ErrnoException) => {
      if (options.port !== 0 && !NO_IPV6.includes(error.code ?? '')) throw error;
    });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  state: PreviewState,
  { site, studio }: Shown,
) {
  if (!isLocalHost(request.headers.host)) {
    return answerText(
      response,
      403,
      'This preview answers only to its own machine: open it as http://localhost with its port.',
    );
  }
  const target = pathOf(request);
  if (target === null) return answerText(response, 400, 'Bad Request');
  if (target.startsWith('/api/')) return handleSend(request, response, target, state);
  if (target === '/__inbox' || target.startsWith('/__inbox/')) return handleInbox(request, response, target, state);
  if (isStudio(target)) return handleStudio(request, response, target, studio);
  site(request, response);
}

function answerFailure(request: IncomingMessage, response: ServerResponse, error: Error): void {
  // A client that went away mid-request is no fault of the server, and cannot be answered.
  if (request.destroyed && !request.complete) return;
  const target = pathOf(request);
  console.error(`${request.method} ${target}: ${error.message}`);
  if (response.headersSent) return void response.destroy();
  // The reason is shown only in the inbox and the studio. Elsewhere the answer is that of the mail service.
  answerText(response, 500, target?.startsWith('/__') ? error.message : 'Internal Server Error');
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: true }, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error(`A connection could not be accepted: ${error.message}`));
      resolve();
    });
  });
}
