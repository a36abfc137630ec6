import { createBoundedServer } from '../../preview/bounded-server';
import { answerText, pathOf } from '../../preview/http-basics';
import { isLocalHost } from '../../preview/local-only';
import { listen } from '../../setup/listen';
import { serverSource } from '../read/source';
import { checkDraft } from './draft-findings';
import { DraftStudio } from './draft-studio';
import { handleStudio, STUDIO } from './studio-routes';

const FOLDERS = ['content', 'app', 'components', 'lib', 'public/cards'];

/**
 * Serves the studio over a development server, on a port of its own.
 * @param port the port of the studio; a free one is used for 0 or where the port is taken
 * @returns the address of the studio, and a function that ends it
 */
export async function serveDraft(origin: string, routes: readonly string[], port: number) {
  const studio = new DraftStudio(serverSource(origin, routes), FOLDERS, checkDraft);
  const server = createBoundedServer((request, response) => {
    const target = pathOf(request);
    if (!isLocalHost(request.headers.host))
      return answerText(response, 403, 'The studio answers only to its own machine.');
    if (!target?.startsWith(STUDIO)) return void response.writeHead(307, { Location: `${STUDIO}/` }).end();
    handleStudio(request, response, target, studio).catch((error: Error) => answerText(response, 500, error.message));
  });
  const taken = await listen(server, port).catch(() => listen(server));
  const close = () => {
    studio.close();
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${taken}${STUDIO}`, close };
}
