import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAILURES } from './failure-mode';
import { answerText, isJson, readBody } from './http-basics';
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
  if (!bytes) return answerText(response, 413, 'Payload Too Large: variables are limited to 50 KB');
  if (!isJson(request)) return answerText(response, 400, 'The Content-Type must be application/json');
  const checked = parseSendBody(bytes);
  if ('problem' in checked) return answerText(response, 400, checked.problem);

  const lead = await state.store.add(checked.body);
  answerText(response, 200, 'OK');
  state.events.send('lead', { id: lead.id, form: lead.form });
}

function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
