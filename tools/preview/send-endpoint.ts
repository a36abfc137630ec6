import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { FAILURES } from './failure-mode';
import { answerText, isJson, readBody } from './http-basics';
import type { LeadDetails } from './lead-store';
import { isSameSite } from './local-only';
import type { PreviewState } from './preview-state';
import { parseSendBody } from './send-request';

export const SEND_PATH = '/api/v1.0/email/send';
/** The service's own limit on the variables of one send. */
const MAX_BODY_BYTES = 50 * 1024;

/** Answers everything under /api/ as EmailJS does, CORS included; stores a lead before saying `OK`. */
export async function handleSend(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  state: PreviewState,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (path === SEND_PATH && request.method === 'OPTIONS') return answerPreflight(response);
  if (path !== SEND_PATH || request.method !== 'POST') return answerText(response, 404, 'Not Found');

  const bytes = await readBody(request, MAX_BODY_BYTES);
  if (state.mode === 'silence') return state.silent.hold(response);
  if (state.mode === 'broken') return void request.socket.destroy();
  const failure = FAILURES[state.mode];
  if (failure) return answerText(response, failure.status, failure.text);

  if (!isSameSite(request.headers) && !state.foreign.take()) return answerText(response, 429, 'Too Many Requests');
  if (bytes && !isJson(request)) return answerText(response, 400, 'The Content-Type must be application/json');
  const refused = await takeSend(bytes, pageOf(request.headers), state);
  answerText(response, refused?.status ?? 200, refused?.problem ?? 'OK');
}

/**
 * Checks the bytes of a send as the service does, stores the lead and tells open inboxes of it.
 * @param bytes null where there are more than the service takes
 * @returns why it was refused, or nothing where it is stored
 */
export async function takeSend(
  bytes: Buffer | null,
  details: LeadDetails,
  { store, events }: PreviewState,
): Promise<{ status: number; problem: string } | undefined> {
  if (!bytes) return { status: 413, problem: 'Payload Too Large: variables are limited to 50 KB' };
  const checked = parseSendBody(bytes);
  if ('problem' in checked) return { status: 400, problem: checked.problem };
  const lead = await store.add(checked.body, details);
  events.send('lead', { id: lead.id, form: lead.form });
}

const LONGEST_PAGE = 200;

/**
 * The page that a browser says a send came from: its path where that is this site's, without what stands behind it in the
 * address; of another site, which browsers tell no more of, its address.
 */
function pageOf({ referer, host }: IncomingHttpHeaders): LeadDetails {
  if (!referer || !URL.canParse(referer)) return {};
  const from = new URL(referer);
  return { page: (from.host === host ? from.pathname : from.origin).slice(0, LONGEST_PAGE) };
}

function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
