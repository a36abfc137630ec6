import path from 'node:path';
import { folderPages } from '../studio/pages-of-site';
import { handleStudio, STUDIO } from '../studio/studio-routes';
import { listen } from '../system/listen';
import { createBoundedServer, type Timeouts } from './bounded-server';
import { handleInbox } from './inbox';
import { LeadStore } from './lead-store';
import { handleSend, MODES, type PreviewState } from './send-endpoint';
import { serveSite } from './site-files';

export interface PreviewOptions extends Timeouts {
  siteDir: string;
  leadsDir: string;
  port: number;
  templateFile?: string;
}

export async function startPreview(options: PreviewOptions) {
  const { siteDir, leadsDir, templateFile = path.resolve('content/email-template.txt') } = options;
  const state: PreviewState = { store: new LeadStore(leadsDir), mode: MODES[0], templateFile };
  const site = serveSite(siteDir);
  const server = createBoundedServer((request, response, target) => {
    if (target.startsWith('/api/')) return handleSend(request, response, target, state);
    const [, tool, name = ''] = /^(\/__inbox|\/__seo)(?:\/(.*))?$/s.exec(target) ?? [];
    if (tool === STUDIO) return handleStudio(request, response, target, () => folderPages(siteDir));
    return tool ? handleInbox(request, response, name, state) : site(request, response);
  }, options);
  return {
    port: await listen(server, options.port),
    close: async () => server.close().closeAllConnections(),
  };
}
