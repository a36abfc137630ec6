import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

const page = readFileSync(path.join(process.cwd(), 'tools/preview/inbox/index.html'), 'utf8');
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

const lead = (id: string, more: object = {}) => ({
  id,
  receivedAt: '2026-11-21T09:30:00.123Z',
  form: 'landing',
  formName: 'Landing',
  email: { subject: `From ${id}`, replyTo: '', body: 'Hello' },
  body: { template_params: { name: id } },
  ...more,
});

/** A stand-in for the inbox server: the leads it has stored, the requests it got, and its answer to a change. */
let stored: ReturnType<typeof lead>[];
let asked: [address: string, order?: Record<string, unknown>][];
let answerOrder: () => Promise<unknown>;
let events: EventTarget;

async function fetchMock(address: string, init?: RequestInit) {
  const order = init?.body ? JSON.parse(String(init.body)) : undefined;
  asked.push([address, order]);
  if (order) return answerOrder();
  const found = {
    leads: stored,
    more: stored.length > 3,

    counts: { landing: stored.length },
    mode: 'works',
  };
  return { ok: true, json: async () => found };
}
const settle = (milliseconds = 400) => jest.advanceTimersByTimeAsync(milliseconds);
const cards = () => screen.queryAllByRole('article');
const button = (card: HTMLElement, name: string) => within(card).getByRole('button', { name });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.body.innerHTML = page;
  stored = ['c', 'b', 'a'].map((id) => lead(id));
  asked = [];
  answerOrder = async () => ({ ok: true, json: async () => ({}) });
  class Events extends EventTarget {
    constructor() {
      super();
      events = this as EventTarget;
    }
  }
  Object.assign(window, { fetch: fetchMock, EventSource: Events });
  AbortSignal.timeout = () => new AbortController().signal;
  await import('./inbox');
  events.dispatchEvent(new Event('open'));
  await settle();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('markup and scripts in a lead are shown as the text they are', async () => {
  const text = '<script>window.ran = true</script><img src=x onerror="window.ran = true">';
  stored = [lead('x', { email: { subject: text, replyTo: text, body: text } })];
  events.dispatchEvent(new Event('lead'));
  await settle();
  expect(within(cards()[0]!).getAllByText(text)).toHaveLength(3);
  expect(document.querySelector('article script, article img')).toBeNull();
  expect(window).not.toHaveProperty('ran');
});

test('the card of a lead shows form, page, whether it is new or a test, and what was sent as JSON', async () => {
  stored = [
    lead('x', { page: '/residential', test: true, receivedAt: 'now' }),
    lead('y', { read: true, receivedAt: 'now' }),
  ];
  events.dispatchEvent(new Event('lead'));
  await settle();
  const shown = cards().map((card) =>
    [...card.querySelector('h2')!.children]
      .filter((part) => !(part as HTMLElement).hidden)
      .map((part) => part.textContent),
  );
  expect(shown).toEqual([
    ['New', 'Landing', 'Test', 'now', 'from /residential'],
    ['Landing', 'now'],
  ]);
  const json = within(cards()[0]!).getByRole('group', { name: 'Raw JSON', hidden: true });
  expect(JSON.parse(json.textContent)).toMatchObject({ form: 'landing', body: { template_params: { name: 'x' } } });
});

test('the card of a lead has its phone number in European digits, as a link that calls it', async () => {
  stored = [lead('x', { phone: { display: '+91 98765 43210', href: 'tel:+919876543210' } }), lead('y')];
  events.dispatchEvent(new Event('lead'));
  await settle();
  const [one, other] = cards();
  expect(within(one!).getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(within(other!).queryByRole('link')).toBeNull();
  expect(other).toHaveTextContent('no number given');
});

test('a new lead appears first in the inbox, and the other cards and the focus stay', async () => {
  const kept = cards();
  button(kept[1]!, 'Delete').focus();
  stored = [lead('d'), ...stored];
  events.dispatchEvent(new Event('lead'));
  await settle();
  expect(cards().slice(1)).toEqual(kept);
  expect(button(kept[1]!, 'Delete')).toHaveFocus();
  expect(document.getElementById('spoken')).toHaveTextContent('The latest lead is from Landing');
  expect(screen.getByRole('button', { name: 'Show older' })).toBeVisible();
});

test('a lead is marked as read by its button, which then offers the opposite', async () => {
  const toggle = button(cards()[0]!, 'Mark as read');
  expect(toggle).toHaveAccessibleDescription(/^New Landing .*2026/);
  stored = [lead('c', { read: true }), ...stored.slice(1)];
  await user.click(toggle);
  await settle();
  expect(asked).toContainEqual(['/__inbox/lead', { id: 'c', change: 'read' }]);
  expect(toggle).toHaveTextContent('Mark as unread');
  expect(toggle).toHaveFocus();
});

test('deleting a lead asks for confirmation; focus then goes on to the next card, the one before, or the list', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const remove = async (card: HTMLElement, left: string[]) => {
    stored = left.map((id) => lead(id));
    await user.click(button(card, 'Delete'));
    await settle();
  };
  const [first, second, third] = cards();
  await remove(second!, ['c', 'a']);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('From b'));
  expect(asked.filter(([, order]) => order)).toEqual([]);
  confirm.mockReturnValue(true);
  await remove(second!, ['c', 'a']);
  expect(cards()).toEqual([first, third]);
  expect(button(third!, 'Mark as read')).toHaveFocus();
  await remove(third!, ['c']);
  expect(button(first!, 'Mark as read')).toHaveFocus();
  await remove(first!, []);
  expect(document.getElementById('leads')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'No enquiry here yet' })).toBeVisible();
});

test('the inbox asks for filter and search together, also in the download', async () => {
  await user.click(screen.getByRole('radio', { name: /Commercial/ }));
  await user.type(screen.getByRole('searchbox'), 'agra');
  await settle();
  expect(asked.at(-1)).toEqual(['/__inbox/leads?form=commercial&search=agra&pages=1', undefined]);
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/__inbox/leads.csv?form=commercial&search=agra',
  );
});

describe('the failure switch', () => {
  const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Failure switch' });
  const problem = () => screen.getByRole('alert');

  test('the failure switch warns in the inbox that sends fail, until it is off again', async () => {
    await user.selectOptions(box(), '429');
    await settle();
    expect(asked.at(-1)).toEqual(['/__inbox/mode', { mode: '429' }]);
    expect(screen.getByText('429 Too Many Requests. Nothing that is sent now is stored.')).toBeVisible();
    expect(document.title).toBe('Sends fail on purpose · Lead inbox');
    await user.click(screen.getByRole('button', { name: 'Let sends work again' }));
    await settle();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('works');
    expect(document.title).toBe('Lead inbox');
  });

  test.each([
    [
      'does not answer in time',
      new DOMException('', 'TimeoutError'),
      /^No answer came within 3 seconds\. .*close the others/,
    ],
    ['is gone', new TypeError('Failed to fetch'), 'The server does not answer. Is npm start still running?'],
  ])('the failure switch stays where it was, and says so, when the server %s', async (_, error, words) => {
    answerOrder = () => Promise.reject(error);
    await user.selectOptions(box(), 'silence');
    await settle();
    expect(problem()).toHaveTextContent(words);
    expect(box()).toHaveValue('works');
  });

  test('a refusal to add test leads is shown in the words of the server', async () => {
    answerOrder = async () => ({ ok: false, text: async () => 'Nothing is stored while the failure switch is on.' });
    await user.click(screen.getByRole('button', { name: 'Add test leads' }));
    await settle();
    expect(problem()).toHaveTextContent('Nothing is stored while the failure switch is on.');
  });

  test('the failure switch shows a change that was made in another open inbox', () => {
    events.dispatchEvent(new MessageEvent('mode', { data: '{"mode":"500"}' }));
    expect(box()).toHaveValue('500');
  });
});
