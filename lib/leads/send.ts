import { mailSettings } from '../env';
import type { TemplateParams } from './messages';

/** How long a visitor waits for an answer before the send counts as failed. In milliseconds. */
export const SEND_LIMIT = 20_000;

/** How long a service that has had too many requests is left alone. EmailJS does not show other sites how long it would like. In milliseconds. */
const THROTTLED = 30_000;

/**
 * How far a lead came that the service has not accepted:
 * - `unsent`: certainly not accepted, and worth sending later as it is;
 * - `refused`: certainly not accepted, and it would not be later;
 * - `unknown`: it may have been accepted. The service drops no repeats, so only a person may send it again.
 */
export type Reach = 'unsent' | 'refused' | 'unknown';

export interface Unaccepted {
  sent: false;
  /** Says why in words that hold nothing of what was typed, so that it may be logged. */
  cause: string;
  reach: Reach;
  /** How long to wait before it is worth trying again. In milliseconds. */
  pause: number;
}

export type SendOutcome = { sent: true } | Unaccepted;

/**
 * EmailJS rejects with plain strings, with TypeErrors and with {status, text}. Its library reads
 * localStorage while it is imported, so a browser that blocks storage throws there.
 */
function causeOf(error: unknown): string {
  if (typeof error === 'string') return 'a key, service id or template id is missing';
  if (hasStatus(error)) return `status ${String(error.status)}`;
  return error instanceof Error ? error.name : 'unknown error';
}

const hasStatus = (error: unknown): error is { status: unknown } =>
  typeof error === 'object' && error !== null && 'status' in error;

const isThrottled = (error: unknown) => hasStatus(error) && error.status === 429;

/** @param left whether the request may have left the device */
function reachOf(error: unknown, left: boolean): Reach {
  if (typeof error === 'string') return 'refused';
  if (!hasStatus(error)) return left ? 'unknown' : 'unsent';
  if (isThrottled(error)) return 'unsent';
  const status = Number(error.status);
  // 408: the service waited for the rest of the request, and may have had enough of it.
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown';
}

/** How far a send has come; the send and what gives it up both look at it. */
interface Progress {
  /** The request may have left the device. */
  asked: boolean;
  /** It has been given up: its visitor is told that it was not sent, or of a doubt. */
  over: boolean;
}

/**
 * Where a browser blocks storage, looking it up throws, and so the library could not even be imported: it finds none
 * there instead, which it puts up with. So does what keeps words on the device.
 */
async function library() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

/** Tells, when called, whether the device has been offline all the while. */
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
    // Too late: its visitor has been told, or has left the page, and may have chosen another way by now.
    if (progress.over) return { sent: false, cause: 'the library came too late', reach: 'unsent', pause: 0 };
    // A custom origin is only heeded by init(): send() ignores it.
    emailjs.init({ publicKey, origin });
    wasOffline = watchOffline();
    progress.asked = true;
    await emailjs.send(serviceId, templateId, params);
    return { sent: true };
  } catch (error) {
    // Offline all the while: nothing has left the device.
    const left = progress.asked && !wasOffline();
    return {
      sent: false,
      cause: causeOf(error),
      reach: reachOf(error, left),
      pause: isThrottled(error) ? THROTTLED : 0,
    };
  } finally {
    wasOffline();
  }
}

/**
 * Sends one lead. Never throws. A page that is left before anything was asked of the service sends nothing any more, also
 * when its visitor comes back to it: the next page may have sent it by then.
 * @param onLateSuccess called when the service accepts the lead after the limit has passed
 * @param onLeave called when the page is left during the send, with how far it came
 * @returns whether the service accepted it within `SEND_LIMIT`
 */
export async function sendLead(
  params: TemplateParams,
  onLateSuccess: () => void,
  onLeave?: (reach: Reach) => void,
): Promise<SendOutcome> {
  const progress: Progress = { asked: false, over: false };
  const end = new AbortController();
  const answer = post(params, progress).then((outcome) => {
    if (progress.over && outcome.sent) onLateSuccess();
    return outcome;
  });
  // Until the library is there, nothing has been asked.
  const reach = (): Reach => (progress.asked ? 'unknown' : 'unsent');
  const givenUp = new Promise<SendOutcome>((resolve) => {
    function giveUp(cause: string) {
      progress.over = true;
      resolve({ sent: false, cause, reach: reach(), pause: 0 });
    }
    const timer = setTimeout(giveUp, SEND_LIMIT, `no answer in ${SEND_LIMIT / 1000} s`);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    const leave = () => {
      onLeave?.(reach());
      if (progress.asked) return;
      progress.over = true;
      // Nobody is there to be told, and an alert on the way out would hold up the browser.
      addEventListener('pageshow', () => giveUp('the page was left'), { signal: end.signal });
    };
    addEventListener('pagehide', leave, { signal: end.signal });
  });
  const outcome = await Promise.race([answer, givenUp]);
  end.abort();
  return outcome;
}
