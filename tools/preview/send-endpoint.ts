import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerText, isSameSite, readJson, Refusal } from './http-basics';
import { checkSend, type LeadStore } from './lead-store';

const SEND_PATH = '/api/v1.0/email/send';
/** The limit of EmailJS for the variables of one e-mail. */
const MAX_BODY_BYTES = 50 * 1024;
const LONGEST_PAGE = 200;

export const MODES = [
  'Off: sends work',
  '403 Forbidden',
  '429 Too Many Requests',
  '500 Internal Server Error',
  'No answer ever comes',
  'The connection breaks',
] as const;
export type Mode = (typeof MODES)[number];

export interface PreviewState {
  store: LeadStore;
  mode: Mode;
  templateFile: string;
}

/** Stores a lead, then answers as EmailJS does. Fails on purpose if `mode` says so. */
export async function handleSend(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  { store, mode }: PreviewState,
): Promise<void> {
  if (target !== SEND_PATH || request.method !== 'POST') throw new Refusal(404, 'Not Found');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!isSameSite(request.headers)) throw new Refusal(403, 'Only a page of this site may send here.');
  const [, status, words] = /^(\d+) (.+)/.exec(mode) ?? [];
  if (status) throw new Refusal(Number(status), words!);
  if (mode === 'No answer ever comes') return;
  if (mode === 'The connection breaks') return void response.destroy();
  const { referer = '' } = request.headers;
  const page = URL.canParse(referer) ? new URL(referer).pathname.slice(0, LONGEST_PAGE) : undefined;
  await store.add(checkSend(body), page);
  answerText(response, 200, 'OK');
}
