import { mailSettings } from '../env';
import type { TemplateParams } from './lead';

/** How long a visitor waits for an answer before a send counts as failed, in milliseconds. */
export const SEND_LIMIT = 20_000;

/**
 * How long to wait after the mail service has had too many requests, in milliseconds. EmailJS sends a waiting time in a
 * response header, but browsers do not let other sites read that header.
 */
const THROTTLED = 30_000;

/**
 * How certain it is that the mail service has not accepted a lead after a failed send:
 * - `unsent`: certainly not accepted; the same lead may be accepted later.
 * - `refused`: certainly not accepted; the same lead would be refused later too.
 * - `unknown`: may have been accepted. The service does not remove duplicates, so only the visitor may decide to send
 *   it again.
 */
export type FailureKind = 'unsent' | 'refused' | 'unknown';

export interface FailedSend {
  sent: false;
  /** The reason for the failure. It never has words that the visitor typed, so that it may be logged. */
  cause: string;
  kind: FailureKind;
  /** How long to wait before it makes sense to send the lead again, in milliseconds. */
  pause: number;
  /** Whether the request went out and got no answer at all, as when a program on the device blocks the mail service. */
  unreachable?: boolean;
}

export type SendOutcome = { sent: true } | FailedSend;

/**
 * The reason for a failed send, as text. EmailJS rejects with strings, with TypeErrors or with objects {status, text}.
 * Importing its library throws if the browser blocks localStorage, because the library reads it during the import.
 */
function causeOf(error: unknown): string {
  if (typeof error === 'string') return 'a key, service id or template id is missing';
  if (hasStatus(error)) return `status ${String(error.status)}`;
  return error instanceof Error ? error.name : 'unknown error';
}

const hasStatus = (error: unknown): error is { status: unknown } =>
  typeof error === 'object' && error !== null && 'status' in error;

const isThrottled = (error: unknown) => hasStatus(error) && error.status === 429;

/**
 * Judges from an error whether the mail service may have accepted the lead.
 * @param left whether the request may have left the device
 */
function failureKind(error: unknown, left: boolean): FailureKind {
  if (typeof error === 'string') return 'refused';
  if (!hasStatus(error)) return left ? 'unknown' : 'unsent';
  if (isThrottled(error)) return 'unsent';
  const status = Number(error.status);
  // Counts status 408 as unknown. It means that the service waited too long for the end of the request, and it may have
  // accepted the lead by then.
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown';
}

/** How far a send has come. Both the send and the code that gives it up use this. */
interface Progress {
  /** Whether the request may have left the device. */
  requested: boolean;
  /**
   * Whether the send was given up. The visitor has then been told that the lead was not sent, or that this is unclear.
   */
  givenUp: boolean;
}

/**
 * Imports EmailJS's library. The import fails if the browser blocks storage, because the library looks storage up and
 * that throws. So the storage is first hidden from the library, which works without it, as the code of this site does.
 */
async function library() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/**
 * Whether nothing can leave the device now. A browser that says that it is offline may be wrong, so a request to this
 * site decides.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

async function post(params: TemplateParams, progress: Progress): Promise<SendOutcome> {
  try {
    const { publicKey, serviceId, templateId, origin } = mailSettings();
    const emailjs = await library();
    const offline = await isOffline();
    // Sends nothing if the send was given up before, because the visitor may have chosen another way by now.
    if (offline || progress.givenUp)
      return { sent: false, cause: offline ? 'offline' : 'the library came too late', kind: 'unsent', pause: 0 };
    // Sets the origin with init(), because EmailJS's send() ignores an origin.
    emailjs.init({ publicKey, origin });
    progress.requested = true;
    await emailjs.send(serviceId, templateId, params);
    return { sent: true };
  } catch (error) {
    const kind = failureKind(error, progress.requested);
    return {
      sent: false,
      cause: causeOf(error),
      kind,
      pause: isThrottled(error) ? THROTTLED : 0,
      unreachable: (kind === 'unknown' && !hasStatus(error)) || undefined,
    };
  }
}

/**
 * Sends one lead, and never throws. If the visitor leaves the page before the request goes out, the lead is not sent
 * even if the visitor returns, because the next page may have sent it by then.
 * @param onLateSuccess called if the service accepts the lead after `SEND_LIMIT`
 * @param onLeave called if the visitor leaves the page during the send, with what is known about the lead at that
 * moment
 * @returns whether the service accepted the lead within `SEND_LIMIT`, and how it failed if not
 */
export async function sendLead(
  params: TemplateParams,
  onLateSuccess: () => void,
  onLeave?: (kind: 'unsent' | 'unknown') => void,
): Promise<SendOutcome> {
  const progress: Progress = { requested: false, givenUp: false };
  const end = new AbortController();
  const answer = post(params, progress).then((outcome) => {
    if (progress.givenUp && outcome.sent) onLateSuccess();
    return outcome;
  });
  // Counts the lead as unsent until EmailJS's library has loaded, because no request can have gone out before.
  const kindNow = () => (progress.requested ? 'unknown' : 'unsent');
  const givenUp = new Promise<SendOutcome>((resolve) => {
    function giveUp(cause: string) {
      progress.givenUp = true;
      resolve({ sent: false, cause, kind: kindNow(), pause: 0 });
    }
    const timer = setTimeout(giveUp, SEND_LIMIT, `no answer in ${SEND_LIMIT / 1000} s`);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    const leave = () => {
      onLeave?.(kindNow());
      if (progress.requested) return;
      progress.givenUp = true;
      // Waits until the visitor returns to the page before it ends the send. Nobody would see an alert before, and an
      // alert would delay leaving the page.
      addEventListener('pageshow', () => giveUp('the page was left'), { signal: end.signal });
    };
    addEventListener('pagehide', leave, { signal: end.signal });
  });
  const outcome = await Promise.race([answer, givenUp]);
  end.abort();
  return outcome;
}
