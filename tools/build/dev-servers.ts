import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { DRAFTS, handleDraft } from '../cards/draft-routes';
import { createBoundedServer } from '../preview/bounded-server';
import { answerText, isLocalHost } from '../preview/http-basics';
import { serverPages } from '../studio/pages-of-site';
import { PUBLISH, publishRoutes } from '../publish/publish-routes';
import { handleStudio, STUDIO } from '../studio/studio-routes';
import { freePorts, listen } from '../system/listen';
import { Editor } from '../editor/editor';
import { handleEditor } from '../editor/editor-routes';
import { nextCommand } from './next-command';

/**
 * Starts Next's development server, and on `port` a server that shows its pages and beside them the editor, the studio,
 * drafts of share cards, and the page for publishing.
 */
export async function devServers(port: number, editor = new Editor(process.cwd())): Promise<void> {
  const [next = 0] = await freePorts(1);
  // A connection may be idle for five minutes, because Next compiles a page when a browser first requests the page.
  const server = createBoundedServer(devRoutes(`http://localhost:${port}`, next, editor), { idleTimeout: 300_000 });
  server.on('upgrade', (request, socket, head) => {
    if (isLocalHost(request.headers.host)) forwardConnection(request, socket, head, next);
    else socket.destroy();
  });
  await listen(server, port);
  console.log(`Pages: http://localhost:${port}, with a button to edit words; without it at Next's own address, below`);
  console.log(`Editor: http://localhost:${port}/__words`);
  console.log(`Publish: http://localhost:${port}${PUBLISH}`);
  await nextCommand('dev', { ...process.env, PORT: String(next) }).finally(() => {
    server.close();
    server.closeAllConnections();
  });
}

export function devRoutes(origin: string, next: number, editor = new Editor(process.cwd())) {
  // The addresses are read at each request, because the editor adds and removes pages.
  const studio = () => serverPages(origin, editor.addresses());
  const publish = publishRoutes();
  let firstPage: string | undefined;
  return async (request: IncomingMessage, response: ServerResponse, target: string) => {
    if (target.startsWith(STUDIO)) return handleStudio(request, response, target, studio);
    if (target.startsWith(PUBLISH)) return publish(request, response, target);
    if (target.startsWith(DRAFTS)) return handleDraft(request, response, editor.texts().languages);
    if (/^\/__words(\/|$)/.test(target)) {
      await handleEditor(request, response, editor);
      // After a save, Next would compile further pages with the old words until a page compiled before is loaded again.
      if (firstPage && request.method === 'POST' && !/\/(find|limits)$/.test(target))
        await fetch(`http://localhost:${next}${firstPage}`)
          .then((page) => page.text())
          .catch(() => undefined);
      return;
    }
    if (request.headers.accept?.includes('text/html'))
      response.on('finish', () => {
        if (response.statusCode === 200) firstPage ??= request.url;
      });
    return forward(request, response, next);
  };
}

/** The development server adds this script, because no build may contain the button "Edit words". */
const EDITOR_SCRIPT = '<script src="/__words/editor.js" async></script>';

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url, method } = request;
  // The script of the editor cannot be appended to a compressed page.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const asked = ask({ host: 'localhost', port, path: url, method, headers }, (answer) => {
    const isPage = method === 'GET' && answer.headers['content-type']?.startsWith('text/html');
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response, { end: false }).on('error', () => response.destroy());
    answer.on('end', () => response.end(isPage ? EDITOR_SCRIPT : undefined));
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    const isEarly = error.code === 'ECONNREFUSED';
    const said = isEarly ? 'The pages are not ready yet: load this page again in some seconds.' : error.message;
    if (response.headersSent) response.destroy();
    else answerText(response, 502, said);
  });
  request.pipe(asked);
}

/** Forwards a WebSocket, through which Next tells an open page that a file has changed. */
function forwardConnection({ url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
  const other = connect(port, 'localhost', () => {
    other.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n`);
    other.write(head);
    socket.pipe(other).pipe(socket);
  });
  other.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('error', () => other.destroy()).on('close', () => other.destroy());
}
