import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** The time for a request to arrive completely. A third of it is for the head. */
  requestTimeout?: number;
  /** The time that a connection may stay without a byte, as when a client never reads the answer. */
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
