import { newCard, showRead, type Lead } from './lead-card';

type Found = { leads: Lead[]; more: boolean; counts: Record<string, number> };

const byId = (id: string) => document.getElementById(id)!;
const list = byId('leads');
const mode = byId('mode') as HTMLSelectElement;
const wanted = byId('wanted') as HTMLFormElement;

/** The least milliseconds between two fetches of leads, so that leads that arrive together are fetched together. */
const REFRESH_MS = 300;
const RECONNECT_MS = 2000;
const ANSWER_MS = 3000;
const LATE =
  'No answer came within 3 seconds. Either too many pages of the site are open in this browser (close the others and try again), or npm start is stuck (stop it and start it anew).';
const GONE = 'The server does not answer. Is npm start still running?';

/** How many pages of leads the inbox shows: "Show older" adds one. */
let pages = 1;
/** Counts the requests for leads, so that only the answer to the last one is shown. */
let asked = 0;
let waiting = 0;
/** The last known position of the failure switch on the server. */
let known = 'works';

/** Shows a text in an element of the inbox, or hides the element where the text is empty. */
function show(id: string, text: string): void {
  byId(id).textContent = text;
  byId(id).hidden = text === '';
}

/** Makes screen readers announce a text, which is not visible. */
const say = (text: string) => (byId('spoken').textContent = text);

/** Shows an error at the top of the inbox. */
function tell(error: Error): void {
  if (error.name === 'TimeoutError') show('problem', LATE);
  else show('problem', error instanceof TypeError ? GONE : error.message);
}

/** Asks the server of the inbox, for a change where `order` is one; throws with the server's words where it refuses. */
async function ask(address: string, order?: object) {
  const answer = await fetch(`/__inbox/${address}`, {
    ...(order && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(ANSWER_MS),
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Writes the filter and the search of the inbox as the query of an address. */
const query = () => new URLSearchParams([...new FormData(wanted)].map(([name, value]) => [name, String(value)]));

/** Fetches the wanted leads and changes the list only where it differs, so that other cards keep their focus. */
async function refresh({ arrived = false } = {}) {
  const mine = ++asked;
  const { leads, more, counts }: Found = await ask(`leads?${query()}&pages=${pages}`);
  if (mine !== asked) return;
  const old = new Map(([...list.children] as HTMLElement[]).map((one) => [one.dataset.id, one]));
  const cards = leads.map((lead) => {
    const shown = old.get(lead.id) ?? newCard(lead);
    showRead(shown, lead);
    shown.toggleAttribute('data-new', arrived && !old.has(lead.id));
    return shown;
  });
  for (const gone of [...old.values()].filter((one) => !cards.includes(one))) takeOut(gone);
  cards.forEach((one, at) => {
    if (list.children[at] !== one) list.insertBefore(one, list.children[at] ?? null);
  });

  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const cell of wanted.querySelectorAll<HTMLElement>('[data-count]'))
    cell.textContent = String(cell.dataset.count ? (counts[cell.dataset.count] ?? 0) : all);
  byId('other').hidden = !counts.other;
  byId('empty').hidden = all > 0;
  byId('no-match').hidden = all === 0 || leads.length > 0;
  byId('older').hidden = !more;
  show('problem', '');
  say(arrived ? `The latest lead is from ${leads[0]?.formName}` : `${leads.length}${more ? ' or more' : ''} shown`);
}

/** Removes a lead's card from the list. Focus in it goes on to the card after it, the card before it, or the list. */
function takeOut(gone: HTMLElement): void {
  const near = gone.nextElementSibling ?? gone.previousElementSibling;
  const hadFocus = gone.contains(document.activeElement);
  gone.remove();
  const next = near?.querySelector<HTMLElement>('.changes button');
  if (hadFocus) (next ?? list).focus();
}

/** Fetches the list of leads anew a moment after an event. */
function refreshSoon({ arrived = false } = {}) {
  if (waiting) return;
  waiting = window.setTimeout(() => {
    waiting = 0;
    refresh({ arrived }).catch(tell);
  }, REFRESH_MS);
}

/** Shows the position of the failure switch; any position but "works" shows the warning band. */
function showMode(next: string): void {
  const failing = next !== 'works';
  known = next;
  mode.value = next;
  mode.toggleAttribute('data-failing', failing);
  byId('warning').hidden = !failing;
  show('warning-text', `${mode.selectedOptions[0]?.text}. Nothing that is sent now is stored.`);
  document.title = failing ? 'Sends fail on purpose · Lead inbox' : 'Lead inbox';
}

async function changeMode(next: string) {
  show('changing', 'changing…');
  try {
    await ask('mode', { mode: next });
    showMode(next);
    show('problem', '');
  } catch (error) {
    showMode(known);
    tell(error as Error);
  }
  show('changing', '');
}

/** Marks or deletes a lead, as the pressed button of its card says. */
async function changeLead(button: HTMLElement) {
  const lead = button.closest<HTMLElement>('.lead')!;
  const { change } = button.dataset;
  const subject = lead.querySelector('.subject')?.textContent.slice(0, 120);
  if (change === 'delete' && !window.confirm(`Delete this lead for good?\n\n${subject}`)) return;
  await ask('lead', { id: lead.dataset.id, change });
  await refresh();
}

async function showOlder() {
  const last = list.lastElementChild;
  pages += 1;
  await refresh();
  last?.nextElementSibling?.querySelector<HTMLElement>('.changes button')?.focus();
}

/** Fetches leads and switch anew after a reconnection, because no events arrived while the inbox was not connected. */
async function catchUp() {
  await refresh();
  showMode((await ask('mode')).mode);
  showConnection(true);
}

function showConnection(live: boolean): void {
  byId('connection').dataset.live = String(live);
  byId('connection').textContent = live ? 'Live' : 'Disconnected: trying again';
}

function listen() {
  const events = new EventSource('/__inbox/events');
  events.addEventListener('open', () => void catchUp().catch(tell));
  events.addEventListener('lead', () => refreshSoon({ arrived: true }));
  events.addEventListener('change', () => refreshSoon());
  events.addEventListener('mode', (event) => showMode(JSON.parse(event.data).mode));
  events.addEventListener('error', () => {
    showConnection(false);
    // Reconnects to the events of the inbox after an answer that was no event stream; otherwise browsers do so by
    // themselves.
    if (events.readyState === EventSource.CLOSED) window.setTimeout(listen, RECONNECT_MS);
  });
}

const onPress = (id: string, press: () => unknown) =>
  byId(id).addEventListener('click', () => void Promise.resolve(press()).catch(tell));

function narrow() {
  byId('csv').setAttribute('href', `/__inbox/leads.csv?${query()}`);
  pages = 1;
  refreshSoon();
}
wanted.addEventListener('input', narrow);
wanted.addEventListener('submit', (event) => event.preventDefault());
list.addEventListener('click', ({ target }) => {
  const button = (target as HTMLElement).closest('button');
  if (button) changeLead(button).catch(tell);
});
mode.addEventListener('change', () => void changeMode(mode.value));
onPress('mend', () => {
  // Moves focus to the failure switch, because the pressed button disappears with its warning band.
  mode.focus();
  return changeMode('works');
});
onPress('show-all', () => {
  wanted.reset();
  narrow();
  // Moves focus to the search field, because the pressed button "Show all" disappears with its text.
  byId('search').focus();
});
onPress('test-leads', () => ask('test-leads', {}));
onPress('older', showOlder);
refresh().catch(tell);
listen();
