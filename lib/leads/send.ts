import { mailSettings } from '../env';
import type { TemplateParams } from './lead';

/** How long a visitor waits for an answer before a send counts as failed, in milliseconds. */
export const SEND_LIMIT = 20_000;

/** The pause after too many requests, in milliseconds. EmailJS names one in a header that other sites cannot read. */
const THROTTLED = 30_000;

/**
 * How certain it is that the mail service has not accepted a lead after a failed send:
 * - `unsent`: certainly not accepted; the same lead may be accepted later.
 * - `refused`: certainly not accepted; the same lead would be refused later too.
 * - `unknown`: may have been accepted. Only the visitor may send it again, because the service removes no duplicates.
 */
export type FailureKind = 'unsent' | 'refused' | 'unknown';

export interface FailedSend {
  sent: false;
  /** The reason for the failure. It never has words that the visitor typed, so that it may be logged. */
  cause: string;
  kind: FailureKind;
  /** How long to wait before the next send, in milliseconds. */
  pause: number;
  /** Whether the request went out and got no answer at all, as when a program on the device blocks the mail service. */
  unreachable?: boolean;
}

export type SendOutcome = { sent: true } | FailedSend;

const failedSend = (cause: string, kind: FailureKind, pause = 0): FailedSend => ({ sent: false, cause, kind, pause });

/** Describes what EmailJS has thrown: a string, a TypeError or an object {status, text}. */
function failureOf(error: unknown, requested: boolean): FailedSend {
  if (typeof error === 'string') return failedSend('a key, service id or template id is missing', 'refused');
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const status = Number(error.status);
    const cause = `status ${String(error.status)}`;
    if (status === 429) return failedSend(cause, 'unsent', THROTTLED);
    // The service answers 408 after it has waited too long for the end of a request that it may have accepted by then.
    return failedSend(cause, status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown');
  }
  const cause = error instanceof Error ? error.name : 'unknown error';
  return requested ? { ...failedSend(cause, 'unknown'), unreachable: true } : failedSend(cause, 'unsent');
}

/** Loads EmailJS's library. Hides blocked storage from it, because its import would fail when it looks storage up. */
async function library() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/** Whether the device is offline. A browser that says so may be wrong, so a request to this site decides. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const request = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(() => false);
  return request.catch(() => true);
}

/**
 * Sends one lead, and never throws. If the visitor leaves the page before the request goes out, the lead is not sent
 * even if the visitor returns, because the next page may have sent it by then.
 * @param onLateSuccess called if the service accepts the lead after `SEND_LIMIT`
 * @param onLeave called if the visitor leaves the page during the send, with what is known about the lead by then
 */
export async function sendLead(
  params: TemplateParams,
  onLateSuccess: () => void,
  onLeave?: (kind: 'unsent' | 'unknown') => void,
): Promise<SendOutcome> {
  let requested = false;
  let isGivenUp = false;
  const end = new AbortController();
  const { signal } = end;
  const kindNow = () => (requested ? 'unknown' : 'unsent');

  async function post(): Promise<SendOutcome> {
    try {
      const { publicKey, serviceId, templateId, origin } = mailSettings();
      const emailjs = await library();
      if (await isOffline()) return failedSend('offline', 'unsent');
      // Sends nothing after the send was given up, because the visitor may have sent the lead by WhatsApp by now.
      if (isGivenUp) return failedSend('the library came too late', 'unsent');
      // Sets the origin with init(), because EmailJS's send() ignores an origin.
      emailjs.init({ publicKey, origin });
      requested = true;
      await emailjs.send(serviceId, templateId, params);
      if (isGivenUp) onLateSuccess();
      return { sent: true };
    } catch (error) {
      return failureOf(error, requested);
    }
  }

  const givenUp = new Promise<SendOutcome>((resolve) => {
    function giveUp(cause: string) {
      isGivenUp = true;
      resolve(failedSend(cause, kindNow()));
    }
    function leave() {
      onLeave?.(kindNow());
      if (requested) return;
      isGivenUp = true;
      // Ends the send only when the visitor returns, because the alert of the failure would delay leaving the page.
      addEventListener('pageshow', () => giveUp('the page was left'), { signal });
    }
    const timer = setTimeout(giveUp, SEND_LIMIT, `no answer in ${SEND_LIMIT / 1000} s`);
    signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('pagehide', leave, { signal });
  });
  const outcome = await Promise.race([post(), givenUp]);
  end.abort();
  return outcome;
}
