import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../setup/listen';
import { createBoundedServer, type Patience } from './bounded-server';
import { FailureSwitch } from './failure-switch';
import { answerText, closeToOthers, pathOf, Refusal } from './http-basics';
import { handleInbox } from './inbox-routes';
import { LeadStore } from './lead-store';
import { LiveEvents } from './live-events';
import { isLocalHost } from './local-only';
import { handleSend, type PreviewState } from './send-endpoint';
import { serveSite } from './site-files';

export interface PreviewOptions extends Patience {
  siteDir: string;
  leadsDir: string;
  /** The port of the preview server; 0 takes any free one. */
  port: number;
  /** The file of the e-mail template. Default: content/email-template.txt in the working directory. */
  templateFile?: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the built site, the search and share studio, an EmailJS-compatible endpoint and the lead inbox on 127.0.0.1.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen
 */
export async function startPreview(options: PreviewOptions) {
  const { siteDir, leadsDir, templateFile = path.resolve('content/email-template.txt') } = options;
  const [store, events, failures] = [new LeadStore(leadsDir), new LiveEvents(), new FailureSwitch()];
  const state: PreviewState = { store, events, failures, templateFile };
  const site = serveSite(siteDir);
  // Loads the studio only when it is first asked for: it takes half of the memory, and an inbox that runs all day may
  // not need it.
  let studio: Promise<Handler> | undefined;
  const handle: Handler = async (request, response) => {
    if (!isLocalHost(request.headers.host))
      throw new Refusal(403, 'This preview answers only to its own machine: open it as http://localhost:PORT.');
    const target = pathOf(request);
    if (target === null) throw new Refusal(400, 'Bad Request');
    if (target.startsWith('/api/')) return handleSend(request, response, state);
    const [, tool, name = ''] = /^\/__(inbox|seo)(?:\/(.*))?$/s.exec(target) ?? [];
    if (tool === 'seo') return (await (studio ??= loadStudio(siteDir)))(request, response);
    if (tool !== 'inbox') return site(request, response);
    closeToOthers(response);
    return handleInbox(request, response, name, state);
  };
  const server = createBoundedServer((request, response) => {
    handle(request, response).catch((error: Error) => answerError(request, response, error));
  }, options);
  return {
    port: await listen(server, options.port),
    close: async () => {
      events.close();
      server.close().closeAllConnections();
    },
  };
}

async function loadStudio(siteDir: string): Promise<Handler> {
  const [{ builtStudio }, { handleStudio }] = await Promise.all([
    import('../seo/studio/built-studio'),
    import('../seo/studio/studio-routes'),
  ]);
  const studio = builtStudio(siteDir);
  return (request, response) => handleStudio(request, response, pathOf(request)!, studio);
}

function answerError(request: IncomingMessage, response: ServerResponse, error: Error): void {
  if (error instanceof Refusal) return answerText(response, error.status, error.message);
  // Leaves a client without an answer that disconnected during its request.
  if (request.destroyed && !request.complete) return;
  const target = pathOf(request);
  console.error(`${request.method} ${target}: ${error.message}`);
  if (response.headersSent) return void response.destroy();
  // Shows the reason of an error only in the inbox and the studio; at other addresses the answer is that of EmailJS.
  answerText(response, 500, target?.startsWith('/__') ? error.message : 'Internal Server Error');
}
