/** The inbox waits this long before it fetches its page again. */
export const PAUSE_MS = 2000;
const ANSWER_MS = 10_000;
const GONE = 'The server does not answer. Is npm start still running?';
const byId = (id: string, page = document) => page.getElementById(id)!;

/** Sets a text only if it changes, because screen readers read a live region aloud whenever its text is set. */
function showText(id: string, text: string | null): void {
  if (byId(id).textContent !== text) byId(id).textContent = text;
}

async function refresh(): Promise<void> {
  const answer = await fetch('/__inbox', { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  const text = (await answer?.text().catch(() => undefined)) ?? GONE;
  showText('problem', answer?.ok ? '' : text);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(text, 'text/html');
  document.title = page.title;
  for (const id of ['warning', 'count']) showText(id, byId(id, page).textContent);
  showCards(byId('leads'), [...byId('leads', page).children]);
}

/** Shown cards stay in place, because a replaced card would lose focus and selection. */
function showCards(list: Element, cards: Element[]): void {
  for (const old of [...list.children]) if (!cards.some(({ id }) => id === old.id)) old.remove();
  cards.forEach((card, at) => {
    if (list.children[at]?.id !== card.id) list.insertBefore(card, list.children[at] ?? null);
  });
}

const refreshLater = () => void setTimeout(() => void refresh().finally(refreshLater), PAUSE_MS);
refreshLater();
