import { createServer, type RequestListener, type Server } from 'node:http';

/** How many milliseconds a client of a local server may take. */
export interface Patience {
  /** How many milliseconds a request may take to arrive completely. A third of this is for its head. */
  requestTimeout?: number;
  /** How many milliseconds a connection may stay without a byte, as when a client never reads the answer. */
  idleTimeout?: number;
}

/**
 * Creates a server that no client can occupy for long: it limits heads to 16 KB, clients to 512 connections, and the
 * time of each client.
 */
export function createBoundedServer(listener: RequestListener, patience: Patience = {}): Server {
  const { requestTimeout = 15_000, idleTimeout = 60_000 } = patience;
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
