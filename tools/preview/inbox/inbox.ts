import type { Mode } from '../failure-switch';

/** What the server of the inbox tells: the failure switch, and the newest of the wanted leads as markup. */
type Found = { mode: Mode; cards: string[]; more: boolean };

const byId = (id: string) => document.getElementById(id)!;
const list = byId('leads');
const search = byId('search') as HTMLInputElement;
const mode = byId('mode') as HTMLSelectElement;

/** The milliseconds that the page waits after an event, so that leads that arrive together are fetched together. */
const REFRESH_MS = 300;
const RECONNECT_MS = 2000;
const ANSWER_MS = 10_000;
/** A browser keeps six connections to one server, and every open inbox holds one. */
const GONE = 'The server does not answer. Is npm start still running? If it is, close other tabs of the site.';

/** The cards in the list, by the markup that the server has drawn. */
let shown = new Map<string, HTMLElement>();
/** Counts the requests for leads, so that only the answer to the last one is shown. */
let asked = 0;
let waiting = 0;
/** The last known position of the failure switch on the server. */
let known: Mode = 'works';

/** Asks the server of the inbox, for a change where `order` is one; throws with the server's words where it refuses. */
async function ask(address: string, order?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const post = order && { method: 'POST', headers, body: JSON.stringify(order) };
  const answer = await fetch(`/__inbox/${address}`, { ...post, signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** Shows an error above the leads, in the server's words where there are any. */
function tell(error: Error): void {
  byId('problem').textContent = error instanceof TypeError || error.name === 'TimeoutError' ? GONE : error.message;
  mode.value = known;
}

/** Fetches the wanted leads and the position of the failure switch, and shows them. */
async function refresh(): Promise<void> {
  const mine = ++asked;
  const query = new URLSearchParams({ search: search.value });
  const { cards, more, ...found }: Found = await (await ask(`leads?${query}`)).json();
  if (mine !== asked) return;
  showCards(cards);
  known = mode.value = found.mode;
  const fails = known !== 'works' && `The failure switch is on: ${mode.selectedOptions[0]!.text}.`;
  byId('warning').textContent = fails ? `${fails} Nothing that is sent now is stored.` : '';
  document.title = fails ? 'Sends fail on purpose · Lead inbox' : 'Lead inbox';
  byId('csv').setAttribute('href', `/__inbox/leads.csv?${query}`);
  byId('problem').textContent = '';
  const none = search.value.trim()
    ? 'No lead matches: try a shorter search.'
    : 'No enquiry here yet. Send one of the site’s forms: it appears here a moment later, as the e-mail it would be.';
  byId('count').textContent =
    cards.length > 0 ? `${cards.length} shown${more ? ': a search finds older ones' : ''}` : none;
}

/**
 * Changes the list only where it differs, so that other cards keep focus, selection and what is open. Focus in a card
 * that goes moves to the card in its place, the one before it, or the list.
 */
function showCards(markup: string[]): void {
  const held = [...list.children].findIndex((card) => card.contains(document.activeElement));
  const old = shown;
  shown = new Map(markup.map((html) => [html, old.get(html) ?? drawn(html)]));
  for (const [html, card] of old) if (!shown.has(html)) card.remove();
  const cards = [...shown.values()];
  cards.forEach((card, at) => {
    if (list.children[at] !== card) list.insertBefore(card, list.children[at] ?? null);
  });
  if (held === -1 || list.contains(document.activeElement)) return;
  ((cards[held] ?? cards.at(-1))?.querySelector('button') ?? list).focus();
}

/** Makes a card of the server's markup, in which a visitor's words are escaped. */
function drawn(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}

function refreshSoon(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => void refresh().catch(tell), REFRESH_MS);
}

const change = (address: string, order: object) => void ask(address, order).then(refreshSoon, tell);

function listen(): void {
  const events = new EventSource('/__inbox/events');
  const show = (state: string) => (byId('connection').textContent = state);
  events.addEventListener('message', refreshSoon);
  // Fetches the leads at each connection, because no events arrived while there was none.
  events.addEventListener('open', () => {
    show('Live');
    refreshSoon();
  });
  events.addEventListener('error', () => {
    show('Disconnected: trying again');
    // Reconnects after an answer that was no event stream; otherwise browsers do so by themselves.
    if (events.readyState === EventSource.CLOSED) window.setTimeout(listen, RECONNECT_MS);
  });
}

search.addEventListener('input', refreshSoon);
mode.addEventListener('change', () => change('mode', { mode: mode.value }));
list.addEventListener('click', ({ target }) => {
  const { id, change: wanted } = (target as HTMLElement).closest('button')?.dataset ?? {};
  if (!wanted || (wanted === 'delete' && !window.confirm('Delete this lead for good?'))) return;
  change('lead', { id, change: wanted });
});
refreshSoon();
listen();
