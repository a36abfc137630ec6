import { mailSettings } from '../env';
import type { TemplateParams } from './lead';

/** In milliseconds. A send without an answer counts as failed after this time. */
export const SEND_LIMIT = 20_000;

/**
 * The pause in milliseconds after too many requests. EmailJS names a pause too, but in a header that scripts of other
 * sites cannot read.
 */
const THROTTLED = 30_000;

/**
 * What is known about a lead after a failed send:
 * - `unsent`: certainly not accepted, and may be accepted later.
 * - `refused`: certainly not accepted, and would be refused again.
 * - `unknown`: perhaps accepted. Only the visitor may send the lead again, because the mail service removes no
 *   duplicates.
 */
export type FailureKind = 'unsent' | 'refused' | 'unknown';

export interface FailedSend {
  sent: false;
  /** Contains nothing that the visitor typed, because the cause is logged. */
  cause: string;
  kind: FailureKind;
  /** The milliseconds to wait before the next send. */
  pause: number;
  /**
   * True if the browser reported that the request failed before a whole answer came, as when a program on the device
   * blocks the mail service. Missing if the answer only took too long.
   */
  unreachable?: boolean;
}

export type SendOutcome = { sent: true } | FailedSend;

const failedSend = (cause: string, kind: FailureKind, pause = 0): FailedSend => ({ sent: false, cause, kind, pause });

/** EmailJS throws a string, a TypeError or an object {status, text}. */
function failureOf(error: unknown, requested: boolean): FailedSend {
  if (typeof error === 'string') return failedSend('a key, service id or template id is missing', 'refused');
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const status = Number(error.status);
    const cause = `status ${String(error.status)}`;
    if (status === 429) return failedSend(cause, 'unsent', THROTTLED);
    // Status 408 says that the request took too long to end. The service may have accepted the lead by then.
    return failedSend(cause, status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown');
  }
  const cause = error instanceof Error ? error.name : 'unknown error';
  return requested ? { ...failedSend(cause, 'unknown'), unreachable: true } : failedSend(cause, 'unsent');
}

/** The import of EmailJS reads `localStorage` and would fail if the browser blocks storage. */
async function library() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/** A browser that says that it is offline may be wrong, so a request to this site decides. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const request = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(() => false);
  return request.catch(() => true);
}

/**
 * Sends one lead, and never throws. If the visitor leaves the page before the request goes out, the lead is not sent
 * even if the visitor returns, because another page may have sent the lead by then.
 * @param onLateSuccess called if the service accepts the lead after `SEND_LIMIT`
 * @param onLeave called if the visitor leaves the page during the send: with `unsent` before the request goes out, and
 * with `unknown` afterwards
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
      // The visitor may have sent the lead by WhatsApp after this send was given up.
      if (isGivenUp) return failedSend('the library came too late', 'unsent');
      // EmailJS takes the origin from init(), and ignores an origin in send().
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
      // The alert about the failure would delay leaving the page, so the send ends only when the visitor returns.
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
