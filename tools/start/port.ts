import { once } from 'node:events';
import { connect } from 'node:net';

/** Checks PORT (or 3000) before anybody waits for a build. */
export async function freePort(value = process.env.PORT): Promise<number> {
  const port = Number(value || 3000);
  if ((value && !/^\d+$/.test(value)) || port < 1 || port > 65535)
    throw new Error(
      `PORT is "${value}", which is not a port. Give a number from 1 to 65535, for example: PORT=3001 npm start`,
    );
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect(port, host);
    const isTaken = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (isTaken)
      throw new Error(
        `Port ${port} is already in use. Stop the other program or run: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
      );
  }
  return port;
}
