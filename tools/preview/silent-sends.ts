import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A browser has six connections to one host, and each open inbox keeps one of them. Closing silent sends after a time
 * is not enough to leave one free: Chrome sends again what was cut on a connection that it had used before.
 */
const MOST = 3;

/** The sends that get no answer: the newest few, until their time is up or the silence ends. */
export class SilentSends {
  private readonly sockets = new Set<Socket>();

  /** @param limit how long a send waits before its connection is closed, in milliseconds */
  constructor(private readonly limit: number) {}

  /** Leaves a send without an answer, and ends the oldest where too many wait. */
  hold(response: ServerResponse): void {
    const { socket } = response;
    if (!socket) return;
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    response.setTimeout(this.limit, () => socket.destroy());
    const [oldest] = this.sockets;
    if (this.sockets.size <= MOST || !oldest) return;
    this.sockets.delete(oldest);
    oldest.destroy();
  }

  /** Ends every send that still waits. */
  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
