import { screen } from '@testing-library/dom';

const card = (id: string) => `<article id="${id}"><button>Delete ${id}</button></article>`;
const page = (ids: string[], warning = '') =>
  `<title>${warning || 'Lead inbox'}</title><p id="problem" role="alert"></p><p id="warning">${warning}</p>` +
  `<p id="count">${ids.length} enquiries</p><div id="leads">${ids.map(card).join('')}</div>`;

let answer: () => Promise<{ ok: boolean; text: () => Promise<string> }>;
const answers = (text: string, ok = true) => (answer = async () => ({ ok, text: async () => text }));
let later: () => Promise<void>;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = page(['c', 'b', 'a']);
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(window, { fetch: () => answer() });
  const { PAUSE_MS } = await import('./keep-up-to-date');
  later = () => jest.advanceTimersByTimeAsync(PAUSE_MS);
});
afterEach(() => jest.useRealTimers());

test('an open inbox adds and removes cards without replacing the others or moving the focus, and updates its count, warning and title', async () => {
  const [kept] = screen.getAllByRole('article').slice(1);
  screen.getByRole('button', { name: 'Delete b' }).focus();
  answers(page(['d', 'c', 'b']));
  await later();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  expect(screen.getAllByRole('article')[2]).toBe(kept);
  expect(screen.getByRole('button', { name: 'Delete b' })).toHaveFocus();
  answers(page(['e', 'd', 'c', 'b'], 'The failure switch is on'));
  await later();
  expect(screen.getByText('4 enquiries')).toBeVisible();
  expect(document.getElementById('warning')).toHaveTextContent('The failure switch is on');
  expect(document.title).toBe('The failure switch is on');
});

test('an open inbox says that the server is gone or answers with an error, keeps its cards, and continues when the server is back', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await later();
  expect(screen.getByRole('alert')).toHaveTextContent(/^The server does not answer/);
  answers('The e-mail template cannot be used', false);
  await later();
  expect(screen.getByRole('alert')).toHaveTextContent('The e-mail template cannot be used');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  answers(page(['c']));
  await later();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
