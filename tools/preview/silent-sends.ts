import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The sends that get no answer. Each holds a connection, of which a browser has six to one host: with all of them
 * waiting it could not even ask for the switch to be moved. So they end after a time, and with the silence.
 */
export class SilentSends {
  private readonly sockets = new Set<Socket>();

  /** @param limit how long a send waits before its connection is closed, in milliseconds */
  constructor(private readonly limit: number) {}

  /** Leaves a send without an answer. */
  hold(response: ServerResponse): void {
    const { socket } = response;
    if (!socket) return;
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    response.setTimeout(this.limit, () => socket.destroy());
  }

  /** Ends every send that still waits. */
  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
