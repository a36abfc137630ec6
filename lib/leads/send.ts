import { mailSettings } from '../env';
import type { TemplateParams } from './lead';

/** In milliseconds. Afterwards, a send without an answer counts as failed. */
export const SEND_LIMIT = 20_000;

/** The pause after status 429, in milliseconds. It is fixed, because pages cannot read the pause in EmailJS's header. */
const THROTTLED = 30_000;

/**
 * `unsent`: the lead can be sent again. `refused`: the lead would be refused again. `unknown`: the lead was perhaps
 * accepted, so only the visitor may send it again, because the mail service removes no duplicates.
 */
export type FailureKind = 'unsent' | 'refused' | 'unknown';

export interface FailedSend {
  sent: false;
  /** Contains nothing that the visitor typed, because the cause is logged. */
  cause: string;
  kind: FailureKind;
  /** The shortest time before the next send, in milliseconds. */
  pause: number;
  /** Whether the browser reported that the request failed, as when an ad blocker stops it. */
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
    // Status 408: the request took too long, but the service may have accepted the lead.
    return failedSend(cause, status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown');
  }
  const cause = error instanceof Error ? error.name : 'unknown error';
  return requested ? { ...failedSend(cause, 'unknown'), unreachable: true } : failedSend(cause, 'unsent');
}

/** The import of EmailJS reads `localStorage`, which throws if the browser blocks storage. */
async function library() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/** A browser may wrongly say that it is offline, so a request to this site decides. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const request = fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(() => false);
  return request.catch(() => true);
}

/**
 * Sends one lead, and never throws. If the visitor leaves before the request goes out, the lead is not sent when the
 * visitor returns, because another page may have sent it by then.
 * @param onLateSuccess called if the service accepts the lead after `SEND_LIMIT`
 * @param onLeave called if the visitor leaves the page during the send
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
      // Sends nothing, because the visitor may have sent the lead by WhatsApp since this send was given up.
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
      // Reports the failure only when the visitor returns, because an alert would delay leaving the page.
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
