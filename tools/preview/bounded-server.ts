import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a client of a local tool may take, in milliseconds. */
export interface Patience {
  /** For a request to arrive whole; its head has a third of this. */
  requestTimeout?: number;
  /** Without a byte in either direction, for example because a client asks and never reads the answer. */
  idleTimeout?: number;
}

/**
 * A server that no client can hold for long: heads of 16 KB, 512 connections, and the times of {@link Patience}.
 * An open event stream says something every 20 seconds, so it is never idle.
 */
export function createBoundedServer(
  listener: RequestListener,
  { requestTimeout = 15_000, idleTimeout = 60_000 }: Patience = {},
): Server {
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
