/** The browser makes a date of nearly anything: only what begins as one is taken for one. */
const DATE = /^\s*(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** A pause in milliseconds from a Retry-After header, in seconds or as a date (RFC 9110, section 10.2.3); 0 for none. */
export function pauseFrom(header: string | null | undefined, now = Date.now()): number {
  if (!header) return 0;
  const date = DATE.test(header) ? Date.parse(header) - now : 0;
  const pause = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : date;
  return Number.isFinite(pause) ? Math.max(0, pause) : 0;
}

/**
 * Reads how long the service asks to be left alone. Its library keeps the headers of an answer to itself, so the one
 * request that it makes is listened to; a service elsewhere has to let the page read this header.
 * @returns what to call when the library is done: it stops listening, and tells the pause in milliseconds
 */
export function listenForPause(): () => number {
  const { fetch } = globalThis;
  let pause = 0;
  const listening: typeof fetch = async (...request) => {
    stop();
    const response = await fetch(...request);
    pause = pauseFrom(response.headers?.get('retry-after'));
    return response;
  };
  function stop() {
    if (globalThis.fetch === listening) globalThis.fetch = fetch;
  }
  globalThis.fetch = listening;
  return () => {
    stop();
    return pause;
  };
}
