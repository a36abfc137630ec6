import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadEmailTemplate, renderEmail } from './email-template';
import { isMode, MODES } from './failure-mode';
import { answerJson, answerText, closeToOthers } from './http-basics';
import { readOrder } from './http-orders';
import { csvOfLeads } from './lead-csv';
import { formName, isLeadForm } from './lead-form';
import { formOfId, type Wanted } from './lead-store';
import { isSameSite } from './local-only';
import type { PreviewState } from './preview-state';
import { takeSend } from './send-endpoint';
import { testSends } from './test-leads';

const PAGE_SIZE = 50;
/** The only files of the inbox, with their types: nothing else in its folder can be asked for. The page has no name. */
const FILES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  'inbox.css': 'text/css; charset=utf-8',
  'inbox.mjs': 'text/javascript; charset=utf-8',
  'lead-actions.mjs': 'text/javascript; charset=utf-8',
  'lead-card.mjs': 'text/javascript; charset=utf-8',
  'failure-switch.mjs': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/** Answers everything under /__inbox: the page, its files and what it asks for. */
export async function handleInbox(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  state: PreviewState,
): Promise<void> {
  closeToOthers(response);
  const name = target.replace(/^\/__inbox\/?/, '');
  if (request.method === 'POST' && Object.hasOwn(ORDERS, name)) return ORDERS[name]!(request, response, state);
  if (request.method !== 'GET') return answerText(response, 405, 'Method Not Allowed');
  // Other sites may link to the page. They may not request its data: even the time of an answer or its size could tell them something.
  if (name !== '' && !isSameSite(request.headers))
    return answerText(response, 403, 'Only the inbox page itself may ask for this.');
  if (name === 'mode') return answerJson(response, 200, { mode: state.mode });
  if (name === 'events') return state.events.join(response);
  if (name === 'leads' || name === 'leads.csv') return answerLeads(request, response, name, state);
  return answerFile(response, name);
}

async function answerFile(response: ServerResponse, name: string): Promise<void> {
  if (!Object.hasOwn(FILES, name)) return answerText(response, 404, 'Not Found');
  const content = await readFile(path.join(__dirname, 'inbox', name || 'index.html'));
  response.writeHead(200, { 'Content-Type': FILES[name], 'Cache-Control': 'no-store' });
  response.end(content);
}

async function answerLeads(request: IncomingMessage, response: ServerResponse, name: string, state: PreviewState) {
  const query = new URL(request.url!, 'http://localhost').searchParams;
  const form = query.get('form') || undefined;
  const before = query.get('before') || undefined;
  if (form !== undefined && !isLeadForm(form)) return answerText(response, 400, 'There is no form of that name.');
  if (before !== undefined && !formOfId(before)) return answerText(response, 400, 'There is no lead of that name.');
  const wanted: Wanted = {
    form,
    search: query.get('search')?.trim() || undefined,
    unread: query.get('unread') === '1',
  };
  if (name === 'leads.csv') return answerCsv(response, wanted, state);

  const template = await loadEmailTemplate(state.templateFile);
  const { leads, ...rest } = await state.store.page({ ...wanted, before, limit: PAGE_SIZE });
  const shown = leads.map((lead) => ({
    ...lead,
    formName: formName(lead.form),
    email: renderEmail(template, lead.body.template_params),
  }));
  answerJson(response, 200, { leads: shown, ...rest });
}

async function answerCsv(response: ServerResponse, wanted: Wanted, { store }: PreviewState) {
  response.writeHead(200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="leads${wanted.form ? `-${wanted.form}` : ''}.csv"`,
    'Cache-Control': 'no-store',
  });
  await pipeline(Readable.from(csvOfLeads(store.all(wanted))), response).catch((error) => {
    // A download that its user stops is not an error.
    if (!response.closed) throw error;
  });
}

type Order = (request: IncomingMessage, response: ServerResponse, state: PreviewState) => Promise<void>;

/** What the page may ask to be changed, by address. */
const ORDERS: Record<string, Order> = { mode: changeMode, lead: changeLead, 'test-leads': addTestLeads };

async function changeMode(request: IncomingMessage, response: ServerResponse, state: PreviewState): Promise<void> {
  const order = await readOrder(request, response);
  if (!order) return;
  const { mode } = order;
  if (!isMode(mode)) return answerText(response, 400, `The mode is one of: ${MODES.join(', ')}.`);
  state.mode = mode;
  if (mode !== 'silence') state.silent.end();
  state.events.send('mode', { mode });
  answerJson(response, 200, { mode });
}

/** `{"id":"…","change":"read"}`, or `unread`, or `delete`. */
async function changeLead(
  request: IncomingMessage,
  response: ServerResponse,
  { store, events }: PreviewState,
): Promise<void> {
  const order = await readOrder(request, response);
  if (!order) return;
  const { id, change } = order;
  if (typeof id !== 'string' || !formOfId(id)) return answerText(response, 400, 'There is no lead of that name.');
  if (change !== 'read' && change !== 'unread' && change !== 'delete')
    return answerText(response, 400, 'The change is one of: read, unread, delete.');
  const done = change === 'delete' ? await store.remove(id) : await store.mark(id, change === 'read');
  if (!done) return answerText(response, 404, 'This lead has been deleted already.');
  events.send('change', { id, change });
  answerJson(response, 200, { id, change });
}

/** Stores a test lead of each form, by way of the checks of the endpoint that the site sends to. */
async function addTestLeads(request: IncomingMessage, response: ServerResponse, state: PreviewState): Promise<void> {
  if (!(await readOrder(request, response))) return;
  if (state.mode !== 'works')
    return answerText(response, 409, 'Nothing is stored while the failure switch is on. Turn it off first.');
  const sends = testSends();
  for (const bytes of sends) {
    const refused = await takeSend(bytes, { test: true }, state);
    if (refused) throw new Error(`A test lead was refused: ${refused.problem}`);
  }
  answerJson(response, 200, { added: sends.length });
}
