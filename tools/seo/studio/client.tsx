/** The script that runs in the studio's pages in the browser. */
import { createRoot } from 'react-dom/client';
import { TryWords } from './try-words';

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind | null;

function searchTable(search: HTMLInputElement, show: HTMLSelectElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>('#pages tbody tr')];
  const shown = byId('shown')!;
  const all = shown.textContent;

  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      const fits = words.every((word) => row.dataset.words!.includes(word));
      row.hidden = !fits || (show.value !== '' && !row.dataset.levels!.includes(show.value));
    }
    const fitting = rows.filter(({ hidden }) => !hidden).length;
    byId('none')!.hidden = fitting > 0;
    shown.textContent = fitting === rows.length ? all : `${fitting} of ${rows.length} pages`;
  };

  search.addEventListener('input', filter);
  show.addEventListener('change', filter);
  // Filters again, because browsers put the typed text back into the search box when a reader returns to the page.
  window.addEventListener('pageshow', filter);
  byId('tools')!.addEventListener('submit', (event) => event.preventDefault());
  byId('reset')!.addEventListener('click', () => {
    search.value = show.value = '';
    filter();
    search.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/' && event.target !== search) {
      event.preventDefault();
      search.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const places: HTMLElement[] = [
      search,
      ...rows.filter(({ hidden }) => !hidden).map((row) => row.querySelector('a')!),
    ];
    const at = places.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    places[at + step]?.focus();
  });
}

/** Loads a page of the draft studio again when its contents have changed. */
function follow(root: HTMLElement): void {
  const live = byId('live')!;
  const usual = live.textContent;
  const events = new EventSource('events');
  events.addEventListener('reading', () => (live.textContent = 'reading what was saved …'));
  events.addEventListener('pages', ({ data }: MessageEvent<string>) => {
    const { version } = JSON.parse(data) as { version: string };
    if (version === root.dataset.live) live.textContent = usual;
    // Does not reload the page "Try words", which would lose the typed text.
    else if (byId('try')) live.textContent = 'something was saved: load this page again to begin with it';
    else location.reload();
  });
  events.addEventListener('open', () => {
    delete root.dataset.lost;
    live.textContent = usual;
  });
  events.addEventListener('error', () => {
    root.dataset.lost = '';
    live.textContent = 'not connected, and so what you see may be old: is npm run dev still running?';
  });
}

const [search, show, tried] = [byId<HTMLInputElement>('search'), byId<HTMLSelectElement>('show'), byId('try')];
if (search && show) searchTable(search, show);
if (tried) {
  const pages = JSON.parse(tried.dataset.pages!) as Parameters<typeof TryWords>[0]['pages'];
  if (pages.length > 0) createRoot(tried).render(<TryWords pages={pages} first={decodeURI(location.hash.slice(1))} />);
}
if (document.documentElement.dataset.live !== undefined) follow(document.documentElement);
