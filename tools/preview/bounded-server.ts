import { createServer, type RequestListener, type Server } from 'node:http';

/** In milliseconds. */
export interface Timeouts {
  /** For a request to arrive completely. A third of this is for its head. */
  requestTimeout?: number;
  /** For a connection without a byte, as when a client never reads the answer. */
  idleTimeout?: number;
}

/** Creates a server that no client can occupy for long. */
export function createBoundedServer(listener: RequestListener, timeouts: Timeouts = {}): Server {
  const { requestTimeout = 15_000, idleTimeout = 60_000 } = timeouts;
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: requestTimeout / 3,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout / 3),
    },
    listener,
  );
  server.maxConnections = 512;
  server.timeout = idleTimeout;
  return server;
}
