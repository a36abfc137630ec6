import type { Source } from './source';

/** To this reader Next sends the head whole, as to all that read no further than the head; to browsers it may come later. */
const READER = 'facebookexternalhit/1.1 (search and share preview)';
/** A page that is asked for the first time is compiled first. */
const PATIENCE_MS = 120_000;

/**
 * The pages of a server that renders them as they are written.
 *
 * @param origin for example `http://localhost:3000`
 * @param routes the addresses to read: a server does not list its pages
 */
export function serverSource(origin: string, routes: readonly string[]): Source {
  const ask = (address: string, method = 'GET') =>
    fetch(origin + address, { method, headers: { 'user-agent': READER }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    name: origin,
    draft: true,
    routes: async () => [...routes],
    page: async (route) => {
      const answer = await ask(route);
      if (!answer.ok)
        throw new Error(`${origin}${route} answered ${answer.status}: its reason stands where "npm run dev" runs.`);
      return answer.text();
    },
    file: async (address) => {
      const answer = await ask(address).catch(() => undefined);
      return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    has: async (address) => Boolean((await ask(address, 'HEAD').catch(() => undefined))?.ok),
  };
}
