import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadEmailTemplate, renderEmail } from './email-template';
import { isMode, MODES } from './failure-mode';
import { answerJson, answerText, isJson, readBody } from './http-basics';
import { csvOfLeads } from './lead-csv';
import { isLeadForm, type LeadForm } from './lead-form';
import { formOfId } from './lead-store';
import { isSameSite } from './local-only';
import type { PreviewState } from './preview-state';
import { isRecord } from './send-request';

const PAGE_SIZE = 50;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The only files of the inbox, by address: nothing else in its folder can be asked for. */
const FILES: Record<string, { name: string; type: string }> = {
  '': { name: 'index.html', type: 'text/html; charset=utf-8' },
  'inbox.css': { name: 'inbox.css', type: 'text/css; charset=utf-8' },
  'inbox.mjs': { name: 'inbox.mjs', type: 'text/javascript; charset=utf-8' },
  'lead-card.mjs': { name: 'lead-card.mjs', type: 'text/javascript; charset=utf-8' },
  'failure-switch.mjs': { name: 'failure-switch.mjs', type: 'text/javascript; charset=utf-8' },
  'icon.svg': { name: 'icon.svg', type: 'image/svg+xml' },
};

/** Answers everything under /__inbox: the page, its files and what it asks for. */
export async function handleInbox(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  state: PreviewState,
): Promise<void> {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  const name = target.replace(/^\/__inbox\/?/, '');
  if (name === 'mode' && request.method === 'POST') return changeMode(request, response, state);
  if (request.method !== 'GET') return answerText(response, 405, 'Method Not Allowed');
  // A link from elsewhere may open the page; what the page asks for is for nobody else, not even to time or to count.
  if (name !== '' && !isSameSite(request.headers)) return answerText(response, 403, 'Only the inbox page itself may ask for this.');
  if (name === 'mode') return answerJson(response, 200, { mode: state.mode });
  if (name === 'events') return state.events.join(response);
  if (name === 'leads' || name === 'leads.csv') return answerLeads(request, response, name, state);
  return answerFile(response, name);
}

async function answerFile(response: ServerResponse, name: string): Promise<void> {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (!file) return answerText(response, 404, 'Not Found');
  const content = await readFile(path.join(__dirname, 'inbox', file.name));
  response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' });
  response.end(content);
}

async function answerLeads(request: IncomingMessage, response: ServerResponse, name: string, state: PreviewState) {
  const query = new URL(request.url!, 'http://localhost').searchParams;
  const form = query.get('form') || undefined;
  const before = query.get('before') || undefined;
  if (form !== undefined && !isLeadForm(form)) return answerText(response, 400, 'There is no form of that name.');
  if (before !== undefined && !formOfId(before)) return answerText(response, 400, 'There is no lead of that name.');
  if (name === 'leads.csv') return answerCsv(response, form, state);

  const template = await loadEmailTemplate(state.templateFile);
  const { leads, ...rest } = await state.store.page({ form, before, limit: PAGE_SIZE });
  const shown = leads.map((lead) => ({ ...lead, email: renderEmail(template, lead.body.template_params) }));
  answerJson(response, 200, { leads: shown, ...rest });
}

async function answerCsv(response: ServerResponse, form: LeadForm | undefined, { store }: PreviewState) {
  response.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="leads${form ? `-${form}` : ''}.csv"`,
    'Cache-Control': 'no-store',
  });
  await pipeline(Readable.from(csvOfLeads(() => store.all(form))), response).catch((error) => {
    // Whoever stops the download has had enough of it: that is no failure.
    if (!response.closed) throw error;
  });
}

async function changeMode(request: IncomingMessage, response: ServerResponse, state: PreviewState): Promise<void> {
  const bytes = await readBody(request, 1024);
  if (!isSameSite(request.headers)) return answerText(response, 403, 'Only the inbox page itself may change this.');
  if (!bytes || !isJson(request)) return answerText(response, 400, 'Send a short JSON body: {"mode":"works"}.');
  const wanted = readMode(bytes.toString('utf8'));
  if (!isMode(wanted)) return answerText(response, 400, `The mode is one of: ${MODES.join(', ')}.`);
  state.mode = wanted;
  if (wanted !== 'silence') state.silent.end();
  state.events.send('mode', { mode: wanted });
  answerJson(response, 200, { mode: wanted });
}

function readMode(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value.mode : undefined;
  } catch {
    return undefined;
  }
}
