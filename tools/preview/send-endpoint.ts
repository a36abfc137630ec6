import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FailureSwitch } from './failure-switch';
import { answerText, pathOf, readJson, Refusal } from './http-basics';
import type { LeadStore } from './lead-store';
import type { LiveEvents } from './live-events';
import { isSameSite } from './local-only';
import { checkSend } from './send-body';

const SEND_PATH = '/api/v1.0/email/send';
/** EmailJS's own limit on the variables of one send, in bytes. */
const MAX_BODY_BYTES = 50 * 1024;
const LONGEST_PAGE = 200;

/** The state that the local mail service and the inbox share while the server runs. */
export interface PreviewState {
  store: LeadStore;
  events: LiveEvents;
  failures: FailureSwitch;
  templateFile: string;
}

/** Answers every request under /api/ as EmailJS does to a page of this site. Stores a lead before it says `OK`. */
export async function handleSend(request: IncomingMessage, response: ServerResponse, state: PreviewState) {
  if (pathOf(request) !== SEND_PATH || request.method !== 'POST') throw new Refusal(404, 'Not Found');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!isSameSite(request.headers)) throw new Refusal(403, 'Only a page of this site may send here.');
  if (state.failures.fails(response)) return;
  // The browser names the page that a lead was sent from.
  const { referer = '' } = request.headers;
  const page = URL.canParse(referer) ? new URL(referer).pathname.slice(0, LONGEST_PAGE) : undefined;
  await state.store.add(checkSend(body), page);
  state.events.tell();
  answerText(response, 200, 'OK');
}
