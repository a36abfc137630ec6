import { mailSettings } from '../env';
import type { TemplateParams } from './messages';

/** How long a visitor waits for an answer before the send counts as failed. In milliseconds. */
export const SEND_LIMIT = 20_000;

/** `cause` says why in words that hold nothing of what was typed, so that it may be logged. */
export type SendOutcome = { sent: true } | { sent: false; cause: string };

/**
 * EmailJS rejects with plain strings, with TypeErrors and with {status, text}. Its library reads
 * localStorage while it is imported, so a browser that blocks storage throws there.
 */
function causeOf(error: unknown): string {
  if (typeof error === 'string') return 'a key, service id or template id is missing';
  if (typeof error === 'object' && error !== null && 'status' in error) return `status ${String(error.status)}`;
  return error instanceof Error ? error.name : 'unknown error';
}

async function post(params: TemplateParams): Promise<void> {
  const { publicKey, serviceId, templateId, origin } = mailSettings();
  const emailjs = await import('@emailjs/browser');
  // A custom origin is only heeded by init(): send() ignores it.
  emailjs.init({ publicKey, origin });
  await emailjs.send(serviceId, templateId, params);
}

/**
 * Sends one lead. Never throws.
 * @param onLateSuccess called when the service accepts the lead after the limit has passed
 * @returns whether the service accepted it within `SEND_LIMIT`
 */
export async function sendLead(params: TemplateParams, onLateSuccess: () => void): Promise<SendOutcome> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = post(params).then<SendOutcome, SendOutcome>(
    () => {
      if (late) onLateSuccess();
      return { sent: true };
    },
    (error: unknown) => ({ sent: false, cause: causeOf(error) }),
  );
  const limit = new Promise<SendOutcome>((resolve) => {
    timer = setTimeout(() => {
      late = true;
      resolve({ sent: false, cause: `no answer in ${SEND_LIMIT / 1000} s` });
    }, SEND_LIMIT);
  });
  const outcome = await Promise.race([answer, limit]);
  clearTimeout(timer);
  return outcome;
}
