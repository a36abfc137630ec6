import { mailSettings } from '../env';
import type { TemplateParams } from './lead';

/** How long a visitor waits for an answer before a send counts as failed, in milliseconds. */
export const SEND_LIMIT = 20_000;

/**
 * How long the mail service is left alone after it has had too many requests, in milliseconds. EmailJS does not let
 * other sites read how long it asks for.
 */
const THROTTLED = 30_000;

/**
 * How certain it is that the mail service has not accepted a lead whose send failed:
 * - `unsent`: certainly not accepted, and worth sending later as it is;
 * - `refused`: certainly not accepted, and it would not be later;
 * - `unknown`: it may have been accepted; the service drops no repeats, so only a person may send it again.
 */
export type FailureKind = 'unsent' | 'refused' | 'unknown';

export interface FailedSend {
  sent: false;
  /** The reason for a failed send, in words that hold nothing of what was typed, so that it may be logged. */
  cause: string;
  kind: FailureKind;
  /** How long to wait before a failed send is worth repeating, in milliseconds. */
  pause: number;
}

export type SendOutcome = { sent: true } | FailedSend;

/**
 * The reason for a failed send, as text. EmailJS rejects with plain strings, with TypeErrors and with {status, text}.
 * Its library reads localStorage while it is imported, so a browser that blocks storage throws there.
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
 * Judges from an error whether the mail service may have accepted a lead.
 * @param left whether the request may have left the device
 */
function failureKind(error: unknown, left: boolean): FailureKind {
  if (typeof error === 'string') return 'refused';
  if (!hasStatus(error)) return left ? 'unknown' : 'unsent';
  if (isThrottled(error)) return 'unsent';
  const status = Number(error.status);
  // Counts status 408 as unknown: the service waited for the rest of the request, and may already have accepted the
  // lead.
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown';
}

/** How far a send has come, shared by the send and by the code that gives the send up. */
interface Progress {
  /** Whether the request of a send may have left the device. */
  requested: boolean;
  /** Whether a send has been given up: its visitor is told that the lead was not sent, or may have been. */
  givenUp: boolean;
}

/**
 * Imports EmailJS's library. Where a browser blocks storage, looking it up throws, and the import would fail. So
 * storage is first hidden from the library, which copes with having none; this site's own storage code copes, too.
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
 * Starts to watch the device's connection.
 * @returns a function that says whether the device has been offline all the while
 */
function watchOffline(): () => boolean {
  let offline = !navigator.onLine;
  const online = () => (offline = false);
  addEventListener('online', online);
  return () => {
    removeEventListener('online', online);
    return offline && !navigator.onLine;
  };
}

async function post(params: TemplateParams, progress: Progress): Promise<SendOutcome> {
  let wasOffline = () => false;
  try {
    const { publicKey, serviceId, templateId, origin } = mailSettings();
    const emailjs = await library();
    // Sends nothing when EmailJS's library loads after the send was given up: the visitor may have chosen another way by
    // now.
    if (progress.givenUp) return { sent: false, cause: 'the library came too late', kind: 'unsent', pause: 0 };
    // Sets the origin by init(), because send() ignores a custom origin.
    emailjs.init({ publicKey, origin });
    wasOffline = watchOffline();
    progress.requested = true;
    await emailjs.send(serviceId, templateId, params);
    return { sent: true };
  } catch (error) {
    // The request cannot have left a device that was offline all the while.
    const left = progress.requested && !wasOffline();
    return {
      sent: false,
      cause: causeOf(error),
      kind: failureKind(error, left),
      pause: isThrottled(error) ? THROTTLED : 0,
    };
  } finally {
    wasOffline();
  }
}

/**
 * Sends one lead, and never throws. When the visitor leaves the page before the request goes out, the lead is not sent,
 * not even when they come back: the next page may have sent it by then.
 * @param onLateSuccess called when the service accepts the lead after the limit has passed
 * @param onLeave called when the page is left during the send, with what is known of the lead then
 * @returns whether the service accepted the lead within `SEND_LIMIT`
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
  // Until EmailJS's library has loaded, nothing has been asked of the mail service.
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
      // Tells the visitor only when they come back to the page: nobody is there now, and an alert while leaving would
      // hold up the browser.
      addEventListener('pageshow', () => giveUp('the page was left'), { signal: end.signal });
    };
    addEventListener('pagehide', leave, { signal: end.signal });
  });
  const outcome = await Promise.race([answer, givenUp]);
  end.abort();
  return outcome;
}
