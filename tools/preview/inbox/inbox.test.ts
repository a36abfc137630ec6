import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

const page = readFileSync(path.join(process.cwd(), 'tools/preview/inbox/index.html'), 'utf8');
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

const card = (id: string, offer = 'read') =>
  `<article><h2>${id}</h2><button data-id="${id}" data-change="${offer}">Mark as ${offer}</button>` +
  `<button data-id="${id}" data-change="delete">Delete</button></article>`;

/** A stand-in for the inbox server: the cards of its leads, the requests it got, and its answer to a change. */
let found: { cards: string[]; more: boolean; mode: string };
let asked: [address: string, order?: Record<string, unknown>][];
let answerOrder: () => Promise<unknown>;
let events: EventTarget;

async function fetchMock(address: string, init?: RequestInit) {
  const order = init?.body ? JSON.parse(String(init.body)) : undefined;
  asked.push([address, order]);
  return order ? answerOrder() : { ok: true, json: async () => found };
}
const settle = (milliseconds = 400) => jest.advanceTimersByTimeAsync(milliseconds);
/** Changes what the server has, and tells the page of it. */
async function change(now: Partial<typeof found>) {
  found = { ...found, ...now };
  events.dispatchEvent(new Event('message'));
  await settle();
}
const cards = () => screen.queryAllByRole('article');
const button = (card: HTMLElement, name: string) => within(card).getByRole('button', { name });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = page;
  found = { cards: ['c', 'b', 'a'].map((id) => card(id)), more: false, mode: 'works' };
  asked = [];
  answerOrder = async () => ({ ok: true });
  class Events extends EventTarget {
    constructor() {
      super();
      events = this as EventTarget;
    }
  }
  Object.assign(window, { fetch: fetchMock, EventSource: Events });
  AbortSignal.timeout = () => new AbortController().signal;
  await import('./inbox');
  await settle();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the inbox shows the leads and how many they are, before it is connected', () => {
  expect(cards()).toHaveLength(3);
  expect(screen.getByText('3 shown')).toBeVisible();
  expect(screen.getByText('Connecting…')).toBeVisible();
});

test('the inbox says whether it is connected, and fetches what it has missed meanwhile', async () => {
  events.dispatchEvent(new Event('error'));
  expect(screen.getByText('Disconnected: trying again')).toBeVisible();
  found.cards = [card('d'), ...found.cards];
  events.dispatchEvent(new Event('open'));
  await settle();
  expect(screen.getByText('Live')).toBeVisible();
  expect(cards()).toHaveLength(4);
});

test('a new lead appears first in the inbox, and the other cards and the focus stay', async () => {
  const kept = cards();
  button(kept[1]!, 'Delete').focus();
  await change({ cards: [card('d'), ...found.cards], more: true });
  expect(cards().slice(1)).toEqual(kept);
  expect(button(kept[1]!, 'Delete')).toHaveFocus();
  expect(screen.getByText('4 shown: a search finds older ones')).toBeVisible();
});

test('a lead is marked as read by its button, and focus stays on that button', async () => {
  found.cards = [card('c', 'unread'), ...found.cards.slice(1)];
  await user.click(button(cards()[0]!, 'Mark as read'));
  await settle();
  expect(asked).toContainEqual(['/__inbox/lead', { id: 'c', change: 'read' }]);
  expect(button(cards()[0]!, 'Mark as unread')).toHaveFocus();
});

test('deleting a lead asks for confirmation; focus then goes on to the next card, the one before, or the list', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const remove = async (which: HTMLElement, left: string[]) => {
    found.cards = left.map((id) => card(id));
    await user.click(button(which, 'Delete'));
    await settle();
  };
  const [first, second, third] = cards();
  await remove(second!, ['c', 'b', 'a']);
  expect(asked.filter(([, order]) => order)).toEqual([]);
  confirm.mockReturnValue(true);
  await remove(second!, ['c', 'a']);
  expect(cards()).toEqual([first, third]);
  expect(button(third!, 'Mark as read')).toHaveFocus();
  await remove(third!, ['c']);
  expect(button(first!, 'Mark as read')).toHaveFocus();
  await remove(first!, []);
  expect(document.getElementById('leads')).toHaveFocus();
  expect(screen.getByText(/^No enquiry here yet/)).toBeVisible();
});

test('the inbox asks for what is searched for, also in the download, and says when nothing is found', async () => {
  found.cards = [];
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'agra');
  await settle();
  expect(asked.at(-1)).toEqual(['/__inbox/leads?search=agra', undefined]);
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/__inbox/leads.csv?search=agra');
  expect(screen.getByText('No lead matches: try a shorter search.')).toBeVisible();
});

describe('the failure switch', () => {
  const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Failure switch' });

  test('the failure switch warns in the inbox that sends fail, until it is off again', async () => {
    found.mode = '429';
    await user.selectOptions(box(), '429');
    await settle();
    expect(asked).toContainEqual(['/__inbox/mode', { mode: '429' }]);
    const warning = 'The failure switch is on: 429 Too Many Requests. Nothing that is sent now is stored.';
    expect(screen.getByText(warning)).toBeVisible();
    expect(document.title).toBe('Sends fail on purpose · Lead inbox');
    await change({ mode: 'works' });
    expect(screen.queryByText(warning)).toBeNull();
    expect(document.title).toBe('Lead inbox');
  });

  test.each([
    [
      'does not answer in time',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      /^The server does not answer/,
    ],
    ['is gone', () => Promise.reject(new TypeError('Failed to fetch')), /^The server does not answer/],
    [
      'refuses',
      async () => ({ ok: false, text: async () => 'The mode is one of: works.' }),
      'The mode is one of: works.',
    ],
  ])('the failure switch stays where it was, and says so, when the server %s', async (_, answer, words) => {
    answerOrder = answer;
    await user.selectOptions(box(), 'silence');
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(box()).toHaveValue('works');
  });

  test('the failure switch shows a change that was made in another open inbox', async () => {
    await change({ mode: '500' });
    expect(box()).toHaveValue('500');
  });
});
