import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundle } from '../setup/bundle';
import { loadEmailTemplate, renderEmail } from './email-template';
import { isMode, MODES } from './failure-switch';
import { readJson, Refusal } from './http-basics';
import { csvOfLeads } from './lead-csv';
import { formName, isLeadForm } from './lead-form';
import { phoneOf } from './lead-phone';
import { formOfId, type Wanted } from './lead-store';
import { isSameSite } from './local-only';
import { storeSend, type PreviewState } from './send-endpoint';
import { testSends } from './test-leads';

const PAGE_SIZE = 50;
/** The files of the inbox by address; the page itself has none. No other file of its folder can be asked for. */
const FILES: Record<string, [file: string, type: string]> = {
  '': ['index.html', 'text/html'],
  'inbox.css': ['inbox.css', 'text/css'],
  'inbox.js': ['inbox.ts', 'text/javascript'],
  'icon.svg': ['icon.svg', 'image/svg+xml'],
};

/** Answers every request under /__inbox: the page, its files and its data. */
export async function handleInbox(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  state: PreviewState,
) {
  const order = request.method === 'POST' && Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (!order && request.method !== 'GET') throw new Refusal(405, 'Method Not Allowed');
  // Refuses the inbox's data to other sites, which may only link to the inbox: even the size of an answer could tell
  // them something.
  if (name !== '' && !isSameSite(request.headers))
    throw new Refusal(403, 'Only the inbox page itself may ask for this.');
  if (order) return answerJson(response, await order(await readJson(request, 1024), state));
  if (name === 'events') return state.events.join(response);
  if (name === 'mode') return answerJson(response, { mode: state.failures.mode });
  const query = new URL(request.url!, 'http://localhost').searchParams;
  if (name === 'leads') return answerJson(response, await listLeads(query, state));
  if (name === 'leads.csv') return answerCsv(response, wantedIn(query), state);
  if (!Object.hasOwn(FILES, name)) throw new Refusal(404, 'Not Found');
  const [file, type] = FILES[name]!;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  const place = path.join(__dirname, 'inbox', file);
  response.end(file.endsWith('.ts') ? bundle(place) : await readFile(place));
}

function answerJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}

function wantedIn(query: URLSearchParams): Wanted {
  const form = query.get('form') || undefined;
  if (form !== undefined && !isLeadForm(form)) throw new Refusal(400, 'There is no form of that name.');
  return { form, search: query.get('search')?.trim(), unread: query.get('unread') === '1' };
}

/** Lists one page of leads, or as many as `pages` says, each with the e-mail that EmailJS would make of it. */
async function listLeads(query: URLSearchParams, { store, templateFile }: PreviewState) {
  const template = await loadEmailTemplate(templateFile);
  const pages = Math.max(1, Number.parseInt(query.get('pages') ?? '1', 10) || 1);
  const { leads, ...rest } = await store.list(wantedIn(query), pages * PAGE_SIZE);
  const shown = leads.map((lead) => ({
    ...lead,
    formName: formName(lead.form),
    email: renderEmail(template, lead.body.template_params),
    phone: phoneOf(lead.form, lead.body.template_params),
  }));
  return { leads: shown, ...rest };
}

async function answerCsv(response: ServerResponse, wanted: Wanted, { store }: PreviewState): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  const name = wanted.form ? `leads-${wanted.form}` : 'leads';
  response.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  await pipeline(Readable.from(csvOfLeads(store.all(wanted))), response).catch((error) => {
    // Ignores the error of a download of leads that its user has stopped.
    if (!response.closed) throw error;
  });
}

type Order = (order: Record<string, unknown>, state: PreviewState) => Promise<object>;

/** The changes that the inbox page may ask for, by address. */
const ORDERS: Record<string, Order> = {
  async mode({ mode }, { failures, events }) {
    if (!isMode(mode)) throw new Refusal(400, `The mode is one of: ${Object.keys(MODES).join(', ')}.`);
    failures.turnTo(mode);
    events.send('mode', { mode });
    return { mode };
  },

  async lead({ id, change }, { store, events }) {
    if (typeof id !== 'string' || !formOfId(id)) throw new Refusal(400, 'There is no lead of that name.');
    if (change !== 'read' && change !== 'unread' && change !== 'delete')
      throw new Refusal(400, 'The change is one of: read, unread, delete.');
    const done = change === 'delete' ? await store.remove(id) : await store.mark(id, change === 'read');
    if (!done) throw new Refusal(404, 'This lead has been deleted already.');
    events.send('change', { id, change });
    return { id, change };
  },

  /** Stores a test lead of each form, with the same checks as a lead that the site sends. */
  async 'test-leads'(_, state) {
    if (state.failures.mode !== 'works')
      throw new Refusal(409, 'Nothing is stored while the failure switch is on. Turn it off first.');
    const sends = testSends();
    for (const body of sends) await storeSend(body, { test: true }, state);
    return { added: sends.length };
  },
};
