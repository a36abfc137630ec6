import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { folderPages } from '../studio/pages-of-site';
import { handleStudio, STUDIO } from '../studio/studio-routes';
import { listen } from '../system/listen';
import { createBoundedServer, type Timeouts } from './bounded-server';
import { answerText, pathOf, Refusal } from './http-basics';
import { handleInbox } from './inbox';
import { LeadStore } from './lead-store';
import { isLocalHost } from './local-only';
import { handleSend, MODES, type PreviewState } from './send-endpoint';
import { serveSite } from './site-files';

export interface PreviewOptions extends Timeouts {
  siteDir: string;
  leadsDir: string;
  /** 0 takes any free port. */
  port: number;
  templateFile?: string;
}

export async function startPreview(options: PreviewOptions) {
  const { siteDir, leadsDir, templateFile = path.resolve('content/email-template.txt') } = options;
  const state: PreviewState = { store: new LeadStore(leadsDir), mode: MODES[0], templateFile };
  const site = serveSite(siteDir);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isLocalHost(request.headers.host))
      throw new Refusal(403, 'This preview answers only to its own machine: open it as http://localhost:PORT.');
    const target = pathOf(request);
    if (target === null) throw new Refusal(400, 'Bad Request');
    if (target.startsWith('/api/')) return handleSend(request, response, state);
    const [, tool, name = ''] = /^(\/__inbox|\/__seo)(?:\/(.*))?$/s.exec(target) ?? [];
    if (tool === STUDIO) return handleStudio(request, response, target, () => folderPages(siteDir));
    return tool ? handleInbox(request, response, name, state) : site(request, response);
  };
  const server = createBoundedServer((request, response) => {
    handle(request, response).catch((error: Error) => answerError(request, response, error));
  }, options);
  return {
    port: await listen(server, options.port),
    close: async () => void server.close().closeAllConnections(),
  };
}

function answerError(request: IncomingMessage, response: ServerResponse, error: Error): void {
  if (error instanceof Refusal) return answerText(response, error.status, error.message);
  // Nobody reads an answer if the client has disconnected during its request.
  if (request.destroyed && !request.complete) return;
  const target = pathOf(request);
  console.error(`${request.method} ${target}: ${error.message}`);
  if (response.headersSent) return void response.destroy();
  // Only the inbox and the studio show the reason. At other addresses the answer is that of EmailJS.
  answerText(response, 500, target?.startsWith('/__') ? error.message : 'Internal Server Error');
}
