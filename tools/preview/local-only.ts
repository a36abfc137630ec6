import type { IncomingHttpHeaders } from 'node:http';

const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether the Host header names this machine. Any other name on a loopback server means that a web page has pointed its
 * own domain here (DNS rebinding) to read the leads.
 */
export function isLocalHost(host: string | undefined): boolean {
  return LOCAL_HOST.test(host ?? '');
}

/** This is false only if the browser names another site. */
export function isSameSite(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}`;
}
