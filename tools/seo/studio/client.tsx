/** The script that runs in the studio's pages in the browser. */
import { createRoot } from 'react-dom/client';
import { TryWords } from './try-words';

const tried = document.getElementById('try');

/** Reloads an open page of the studio over `npm run dev` when its contents have changed. */
function follow(root: HTMLElement): void {
  const live = document.getElementById('live')!;
  const usual = live.textContent;
  const events = new EventSource('events');
  events.addEventListener('reading', () => (live.textContent = 'reading what was saved …'));
  events.addEventListener('pages', ({ data }: MessageEvent<string>) => {
    const { version } = JSON.parse(data) as { version: string };
    if (version === root.dataset.live) live.textContent = usual;
    // Does not reload the page "Try words", which would lose the typed text.
    else if (tried) live.textContent = 'something was saved: load this page again to begin with it';
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

if (tried) {
  const pages = JSON.parse(tried.dataset.pages!) as Parameters<typeof TryWords>[0]['pages'];
  if (pages.length > 0) createRoot(tried).render(<TryWords pages={pages} first={decodeURI(location.hash.slice(1))} />);
}
if (document.documentElement.dataset.live !== undefined) follow(document.documentElement);
