import { loadMode, showMode, wireModes } from './failure-switch.mjs';
import { addTestLeads, changeLead, showChange } from './lead-actions.mjs';
import { leadCard } from './lead-card.mjs';

/**
 * @typedef {import('./lead-card.mjs').Lead} Lead
 * @typedef {import('./lead-card.mjs').Change} Change
 * @typedef {{ leads: Lead[], unreadable: string[], older: string | null, counts: Record<string, number> }} Page
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const list = byId('leads');
const empty = byId('empty');
const older = byId('older');
const problem = byId('problem');
const unreadable = byId('unreadable');
const arrivals = byId('arrivals');
const connection = byId('connection');
const filter = byId('filter');
const csv = /** @type {HTMLAnchorElement} */ (byId('csv'));
const search = /** @type {HTMLInputElement} */ (byId('search'));
const unread = /** @type {HTMLInputElement} */ (byId('unread'));
const noMatch = byId('no-match');
const testLeads = /** @type {HTMLButtonElement} */ (byId('test-leads'));

/** Bursts are fetched together, at most this often. */
const REFRESH_MS = 300;
const RECONNECT_MS = 2000;
/** How long nobody types before a search begins. */
const TYPED_MS = 250;

let form = '';
/** @type {string | null} */
let olderThan = null;
/** Counts the times the list started over: an answer asked for before that is no longer of use. */
let start = 0;
let refreshing = 0;
let typed = 0;

/** @param {string} text */
function tell(text) {
  problem.textContent = text;
  problem.hidden = text === '';
}

/** What is asked for, as the query of an address. */
const query = (before = '') =>
  new URLSearchParams(
    Object.entries({ form, search: search.value.trim(), unread: unread.checked ? '1' : '', before }).filter(
      ([, value]) => value,
    ),
  ).toString();

const isNarrowed = () => search.value.trim() !== '' || unread.checked;

/**
 * @param {string} before
 * @returns {Promise<Page | null>} null when the list has started over meanwhile
 */
async function read(before) {
  const asked = start;
  const answer = await fetch(`/__inbox/leads?${query(before)}`);
  if (!answer.ok) throw new Error(await answer.text());
  const page = await answer.json();
  return asked === start ? page : null;
}

/** @param {Page} page */
function showAround({ counts, unreadable: files }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (filter.querySelectorAll('[data-count]'))) {
    const name = cell.dataset.count;
    cell.textContent = String(name ? (counts[name] ?? 0) : all);
  }
  /** @type {HTMLElement} */ (filter.querySelector('[data-rare]')).hidden = !counts.other && form !== 'other';
  unreadable.hidden = files.length === 0;
  unreadable.textContent = `Left out, because it cannot be read as a lead: ${files.join(', ')}`;
  empty.hidden = list.childElementCount > 0 || isNarrowed();
  noMatch.hidden = list.childElementCount > 0 || !isNarrowed();
  older.hidden = olderThan === null;
}

const cards = () => /** @type {HTMLElement[]} */ ([...list.children]);

/**
 * @param {Lead} lead
 * @param {Change} change
 */
const onChange = (lead, change) =>
  void changeLead(lead, change)
    .then((done) => {
      if (!done) return;
      showChange(list, { id: lead.id, change });
      tellQuietly(done);
    })
    .catch(tellFailure);

/** @param {Lead} lead */
const cardOf = (lead) => leadCard(lead, onChange);

/**
 * Told to screen readers alone: others see it.
 * @param {string} text
 */
function tellQuietly(text) {
  arrivals.textContent = text;
}

/** @param {Lead[]} leads */
function insert(leads) {
  for (const lead of leads) {
    const card = cardOf(lead);
    card.dataset.new = '';
    list.insertBefore(card, cards().find((other) => (other.dataset.id ?? '') < lead.id) ?? null);
  }
  const newest = leads[0];
  if (newest) tellQuietly(`${leads.length} new, the latest from ${newest.formName}`);
}

/** Brings the top of the list up to date; starts the list over when too much arrived to know it whole. */
async function refresh({ startOver = false } = {}) {
  if (startOver) start += 1;
  const page = await read('');
  if (!page) return refreshSoon();
  const known = new Set(cards().map((card) => card.dataset.id));
  const fresh = page.leads.filter(({ id }) => !known.has(id));
  if (startOver || known.size === 0 || (page.older && fresh.length === page.leads.length)) {
    start += 1;
    // The same cards stay, with the keyboard's focus in them.
    if (String(page.leads.map(({ id }) => id)) !== String(cards().map((card) => card.dataset.id)))
      list.replaceChildren(...page.leads.map(cardOf));
    olderThan = page.older;
  } else {
    insert(fresh);
  }
  showAround(page);
  tell('');
}

async function showOlder() {
  const page = await read(olderThan ?? '');
  if (!page) return;
  const first = page.leads.map(cardOf);
  list.append(...first);
  olderThan = page.older;
  showAround(page);
  /** @type {HTMLElement | null} */ (first[0]?.querySelector('button') ?? null)?.focus();
}

/** @param {Error} error */
const tellFailure = (error) =>
  tell(error instanceof TypeError ? 'The server does not answer. Is npm start still running?' : error.message);

function refreshSoon() {
  if (refreshing) return;
  refreshing = window.setTimeout(() => {
    refreshing = 0;
    refresh().catch(tellFailure);
  }, REFRESH_MS);
}

/** @param {boolean} live */
function showConnection(live) {
  connection.dataset.live = String(live);
  connection.textContent = live ? 'Live' : 'Disconnected: trying again';
}

function listen() {
  const events = new EventSource('/__inbox/events');
  events.addEventListener('open', () => {
    showConnection(true);
    // Whatever happened while away has sent no event.
    refreshSoon();
    loadMode().catch(tellFailure);
  });
  events.addEventListener('lead', refreshSoon);
  events.addEventListener('change', (event) => {
    showChange(list, JSON.parse(event.data));
    refreshSoon();
  });
  events.addEventListener('mode', (event) => showMode(JSON.parse(event.data).mode));
  events.addEventListener('error', () => {
    showConnection(false);
    // The browser reconnects by itself, except after an answer that was no event stream.
    if (events.readyState === EventSource.CLOSED) window.setTimeout(listen, RECONNECT_MS);
  });
}

/** Shows what the filter and the search ask for now, and says how much that is. */
function narrow() {
  csv.href = `/__inbox/leads.csv?${query()}`;
  refresh({ startOver: true })
    .then(() => tellQuietly(`${list.childElementCount}${olderThan === null ? '' : ' or more'} shown`))
    .catch(tellFailure);
}

filter.addEventListener('change', (event) => {
  form = /** @type {HTMLInputElement} */ (event.target).value;
  narrow();
});
search.addEventListener('input', () => {
  window.clearTimeout(typed);
  typed = window.setTimeout(narrow, TYPED_MS);
});
unread.addEventListener('change', narrow);
byId('show-all').addEventListener('click', () => {
  search.value = '';
  unread.checked = false;
  narrow();
  // The button leaves with its words: the keyboard goes on where the search stood.
  search.focus();
});
testLeads.addEventListener(
  'click',
  () =>
    void addTestLeads()
      .then((count) => tellQuietly(`${count} test leads added`))
      .catch(tellFailure),
);
older.addEventListener('click', () => void showOlder().catch(tellFailure));
wireModes(tell);
refresh({ startOver: true }).catch(tellFailure);
listen();
