import { isListening } from '../system/listen';

/** Throws before a build if PORT is no port or is in use, because nobody should wait for the build in vain. */
export async function readPort(value = process.env.PORT): Promise<number> {
  const port = Number(value || 3000);
  if ((value && !/^\d+$/.test(value)) || port < 1 || port > 65535)
    throw new Error(
      `PORT is "${value}", which is not a port. Give a number from 1 to 65535, for example: PORT=3001 npm start`,
    );
  if ((await isListening(port)) || (await isListening(port, '::1')))
    throw new Error(
      `Port ${port} is already in use. Stop the other program or run: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
    );
  return port;
}
