import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerText, isLocalHost, Refusal } from './http-basics';

/** Limits for a slow client, in milliseconds. */
export interface Timeouts {
  /** For a whole request; the headers have a third of this time. */
  requestTimeout?: number;
  /** After this time, a silent connection is closed. */
  idleTimeout?: number;
}

/** Answers only requests for this computer's own host names. A Refusal that `answer` throws becomes the answer. */
export function createBoundedServer(
  answer: (request: IncomingMessage, response: ServerResponse, target: string) => unknown,
  { requestTimeout = 15_000, idleTimeout = 60_000 }: Timeouts = {},
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: requestTimeout / 3,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout / 3),
    },
    (request, response) => {
      const handle = async () => answer(request, response, targetOf(request));
      handle().catch((error: Error) => answerError(request, response, error));
    },
  );
  server.maxConnections = 512;
  server.timeout = idleTimeout;
  return server;
}

function targetOf({ url = '', headers }: IncomingMessage): string {
  if (!isLocalHost(headers.host))
    throw new Refusal(403, 'This server answers only to its own machine: open it as http://localhost:PORT.');
  if (!url.startsWith('/')) throw new Refusal(400, 'Bad Request');
  return url.split('?', 1)[0]!;
}

function answerError(request: IncomingMessage, response: ServerResponse, error: Error): void {
  if (error instanceof Refusal) return answerText(response, error.status, error.message);
  // The client has disconnected, so nobody would read the answer.
  if (request.destroyed && !request.complete) return;
  console.error(`${request.method} ${request.url}: ${error.stack}`);
  if (response.headersSent) return void response.destroy();
  // Only addresses of tools, such as `/__inbox`, show the message. Others imitate EmailJS or a web server, which hide it.
  answerText(response, 500, request.url?.startsWith('/__') ? error.message : 'Internal Server Error');
}
