import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundle } from '../setup/bundle';
import { loadEmailTemplate } from './email-template';
import { isMode, MODES } from './failure-switch';
import { readJson, Refusal } from './http-basics';
import { leadCard } from './inbox/lead-card';
import { csvOfLeads } from './lead-csv';
import { CHANGES, type Lead } from './lead-store';
import { isSameSite } from './local-only';
import type { PreviewState } from './send-endpoint';

/** How many leads the inbox shows at once; older ones are found by a search. */
const MOST_SHOWN = 100;
/** The files of the inbox by address; the page itself has none. No other file of its folder can be asked for. */
const FILES: Record<string, [file: string, type: string]> = {
  '': ['index.html', 'text/html'],
  'inbox.css': ['inbox.css', 'text/css'],
  'inbox.js': ['inbox.ts', 'text/javascript'],
  'icon.svg': ['icon.svg', 'image/svg+xml'],
};

/** Answers every request under /__inbox: the page, its files, the leads, and the changes that the page asks for. */
export async function handleInbox(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  state: PreviewState,
) {
  // Refuses the inbox's data to other sites, which may only link to the inbox: even the size of an answer could tell
  // them something.
  if (name !== '' && !isSameSite(request.headers))
    throw new Refusal(403, 'Only the inbox page itself may ask for this.');
  if (request.method === 'POST') {
    await change(name, await readJson(request, 1024), state);
    state.events.tell();
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET') throw new Refusal(405, 'Method Not Allowed');
  if (name === 'events') return state.events.join(response);
  const search = new URL(request.url!, 'http://localhost').searchParams.get('search')?.trim() ?? '';
  if (name === 'leads') return answerLeads(response, search, state);
  if (name === 'leads.csv') return answerCsv(response, search, state);
  if (!Object.hasOwn(FILES, name)) throw new Refusal(404, 'Not Found');
  const [file, type] = FILES[name]!;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  const place = path.join(__dirname, 'inbox', file);
  response.end(file.endsWith('.ts') ? bundle(place) : await readFile(place));
}

/** Moves the failure switch, or marks or deletes a lead. @throws Refusal of an order that it does not understand */
async function change(name: string, order: Record<string, unknown>, { store, failures }: PreviewState): Promise<void> {
  if (name === 'mode') {
    if (!isMode(order.mode)) throw new Refusal(400, `The mode is one of: ${Object.keys(MODES).join(', ')}.`);
    return failures.turnTo(order.mode);
  }
  if (name !== 'lead') throw new Refusal(404, 'Not Found');
  const wanted = CHANGES.find((one) => one === order.change);
  if (!wanted) throw new Refusal(400, `The change is one of: ${CHANGES.join(', ')}.`);
  if (!(await store.change(String(order.id), wanted))) throw new Refusal(404, 'This lead is gone.');
}

/** Answers with the newest of the wanted leads as cards of the inbox. */
async function answerLeads(response: ServerResponse, search: string, { store, ...state }: PreviewState): Promise<void> {
  const template = await loadEmailTemplate(state.templateFile);
  const leads: Lead[] = [];
  for await (const lead of store.all(search)) if (leads.push(lead) > MOST_SHOWN) break;
  const cards = leads.slice(0, MOST_SHOWN).map((lead) => leadCard(lead, template));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ mode: state.failures.mode, cards, more: leads.length > MOST_SHOWN }));
}

async function answerCsv(response: ServerResponse, search: string, { store }: PreviewState): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', 'attachment; filename="leads.csv"');
  await pipeline(Readable.from(csvOfLeads(store.all(search))), response).catch((error) => {
    // Ignores the error of a download of leads that its user has stopped.
    if (!response.closed) throw error;
  });
}
