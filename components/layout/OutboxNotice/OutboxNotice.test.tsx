import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  answer,
  delayedAnswer,
  fetchMock,
  pressAfter,
  requests,
  withMailService,
} from '@/components/forms/form-user.fixture';
import type { OutboxLabels } from '@/content/schemas/site';
import { draftStore } from '@/lib/leads/draft';
import { localDate } from '@/lib/leads/local-date';
import { openOutbox, outbox as sharedOutbox } from '@/lib/leads/outbox';
import { markStatusInForm, notifyOutboxChange } from '@/lib/leads/outbox-events';
import { reserveOutboxSpace as reserve } from '@/components/early/reserve-outbox-space';
import { OutboxNotice } from './OutboxNotice';

withMailService();

const content: OutboxLabels = {
  label: 'Kept enquiries',
  asked: 'Your enquiry of {when}',
  keptUntil: 'It is deleted on {date}.',
  overdue: 'It is deleted when you leave.',
  sending: { heading: 'Sending your enquiry…', text: 'Please wait.' },
  waiting: { heading: 'Waiting to be sent', text: 'It goes by itself.', send: 'Send now' },
  stopped: { heading: 'Not sent', text: 'It is kept here.', send: 'Send now' },
  unknown: { heading: 'It may have reached us', text: 'No clear answer came back.', send: 'Send again' },
  sent: { heading: 'Sent', text: 'It has reached us.' },
  blocked: 'Something stops our mail service. Reach us by:',
  full: 'This device is full. Reach us by:',
  remove: 'Remove',
  close: 'Close',
};

const ways = {
  call: 'Call',
  phone: { display: '98765 43210', href: 'tel:+919876543210' },
  whatsapp: 'WhatsApp',
  chat: 'https://wa.me/919876543210',
};
const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@roof.test' };
const outbox = openOutbox();
/** Without `data-outbox`, the style sheet hides the outbox notice. */
const isShown = () =>
  document.documentElement.hasAttribute('data-outbox') && screen.queryAllByRole('listitem').length > 0;
const button = (name: string) => screen.findByRole('button', { name });
const actions = () => [...screen.getByRole('listitem').querySelectorAll('a, button')].map((way) => way.textContent);
const press = async (name: string) => userEvent.click(await button(name));

function openPage() {
  render(
    <>
      <main id="content" tabIndex={-1} />
      <OutboxNotice content={content} ways={ways} />
    </>,
  );
  return act(async () => undefined);
}

const DAY = 24 * 60 * 60 * 1000;
const reserveOutboxSpace = () => reserve('outbox:', 'draft:', DAY, 14 * DAY, 25_000);

function offline() {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  return jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
function online(state: ReturnType<typeof offline>) {
  fetchMock.mockResolvedValue(answer(200));
  state.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}
const sends = () => fetchMock.mock.calls.filter(([, { body }]) => body);

function store(id: string, more: object) {
  const now = Date.now();
  const record = { id, form: 'landing', stage: 'stopped', params: asha, asked: now, until: 0, tries: 0, ...more };
  localStorage.setItem(`outbox:${id}`, JSON.stringify(record));
}
const keepInDoubt = () => store('doubt', { stage: 'unknown' });

test('the outbox notice is empty in the served HTML and while the device keeps no enquiry', async () => {
  document.body.innerHTML = renderToString(<OutboxNotice content={content} ways={ways} />);
  expect(screen.getByRole('complementary')).toBeEmptyDOMElement();
  document.body.innerHTML = '';
  await openPage();
  expect(isShown()).toBe(false);
});

test('the outbox notice does not show an enquiry that is being sent', async () => {
  delayedAnswer();
  void outbox.submit('landing', asha);
  await openPage();
  expect(isShown()).toBe(false);
});

test('the outbox notice shows a waiting enquiry and sends nothing offline, sends the enquiry when online, and then deletes it at Close', async () => {
  const state = offline();
  outbox.wait('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(sends()).toEqual([]);
  online(state);
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(sends().map(([, { body }]) => JSON.parse(body).template_params)).toEqual([asha]);
  await press('Close');
  expect(isShown()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('an enquiry that is put into the outbox while the page is open appears in the outbox notice', async () => {
  offline();
  await openPage();
  act(() => void outbox.wait('landing', asha, 0));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
});

test('a press on "Send now" sends a waiting enquiry at once', async () => {
  outbox.wait('landing', asha, 600_000);
  await openPage();
  await press('Send now');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('the outbox notice shows an enquiry that may have arrived, and sends the enquiry again only at a press', async () => {
  keepInDoubt();
  await openPage();
  expect(await screen.findByText('It may have reached us')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(fetchMock).not.toHaveBeenCalled();
  await press('Send again');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(requests()).toHaveLength(1);
});

test('the outbox notice says "Not sent" about a refused enquiry, has "Send now", and names the day of deletion, 14 days later', async () => {
  fetchMock.mockResolvedValueOnce(answer(451));
  outbox.wait('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(await button('Send now')).toBeVisible();
  const { asked } = outbox.all()[0]!;
  expect(screen.getByText(/It is deleted on /)).toHaveTextContent(localDate(asked + 14 * DAY));
});

test('Remove deletes an enquiry from the device without sending it, and moves focus to the content of the page', async () => {
  keepInDoubt();
  await openPage();
  await press('Remove');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('an enquiry that may have arrived is hidden by Close until its status changes, but kept; focus moves to the content of the page', async () => {
  keepInDoubt();
  await openPage();
  await press('Close');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  const [kept] = outbox.all();
  expect(kept!.stage).toBe('unknown');
  expect(sessionStorage.getItem(`outbox:${kept!.id}`)).toBe('unknown');
  store('doubt', { stage: 'stopped' });
  act(() => void notifyOutboxChange());
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(isShown()).toBe(true);
});

test('the outbox notice is hidden while a form shows the status of an enquiry, but still sends a waiting enquiry', async () => {
  const state = offline();
  keepInDoubt();
  outbox.wait('commercial', asha, 0);
  await openPage();
  expect(isShown()).toBe(true);
  const form = document.body.appendChild(document.createElement('form'));
  act(() => markStatusInForm(form, true));
  expect(isShown()).toBe(false);
  online(state);
  await waitFor(() => expect(outbox.all().map(({ stage }) => stage)).toEqual(['unknown', 'sent']));
  expect(isShown()).toBe(false);
  form.remove();
});

test('in a browser without scroll anchoring, the page scrolls by the height of the outbox notice', async () => {
  const tops = [-500, -284];
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: tops.shift() ?? 0 }) as DOMRect);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  Object.assign(globalThis, { CSS: { supports: () => false } });
  keepInDoubt();
  await openPage();
  expect(scrollBy.mock.calls).toEqual([[{ top: 216, behavior: 'instant' }]]);
  Reflect.deleteProperty(globalThis, 'CSS');
});

test('rendering the outbox notice writes nothing to the device', async () => {
  offline();
  keepInDoubt();
  outbox.wait('commercial', asha, 0);
  const written = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'removeItem')];
  await openPage();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  written.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('a double press on "Send again" sends an enquiry once, even if the send fails', async () => {
  keepInDoubt();
  fetchMock.mockResolvedValue(answer(500));
  await openPage();
  const again = await button('Send again');
  act(() => {
    again.click();
    again.click();
  });
  expect(await button('Send again')).toBeVisible();
  await act(async () => undefined);
  expect(sends()).toHaveLength(1);
});

describe('double presses in the outbox notice', () => {
  const pressFirst = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);
  const keepTwo = () =>
    ['Asha', 'Ravi'].forEach((name, at) =>
      store(`${at}`, { asked: Date.now() - 9000 + at, params: { message: name } }),
    );

  test.each(['Remove', 'Close'])(
    'a double press on "%s" acts on one enquiry of the outbox notice, and a press 600 ms later on the next enquiry',
    async (name) => {
      keepTwo();
      await openPage();
      expect(await screen.findAllByRole('listitem')).toHaveLength(2);
      await pressFirst(name);
      pressAfter(250);
      await pressFirst(name);
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      pressAfter(600);
      await pressFirst(name);
      expect(isShown()).toBe(false);
    },
  );

  test.each([500, 429, 403])(
    'a double press on "Send now" sends one of two enquiries if the answer has the status %d, and a press 600 ms later sends again',
    async (status) => {
      keepTwo();
      fetchMock.mockResolvedValue(answer(status));
      await openPage();
      expect(await screen.findAllByRole('listitem')).toHaveLength(2);
      pressAfter(250);
      await pressFirst('Send now');
      await act(async () => undefined);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getAllByRole('button')[0]!);
      expect(requests().map(({ template_params }) => template_params)).toEqual([{ message: 'Asha' }]);
      pressAfter(600);
      await userEvent.click(screen.getAllByRole('button')[0]!);
      expect(sends()).toHaveLength(2);
    },
  );

  test('a double press on "Send again" does not close the message that the enquiry was sent', async () => {
    keepInDoubt();
    await openPage();
    await press('Send again');
    expect(await screen.findByText('Sent')).toBeVisible();
    pressAfter(250);
    await press('Close');
    expect(screen.getByText('Sent')).toBeVisible();
  });
});

test('after two unanswered sends, the outbox notice says that sending is blocked, and lists WhatsApp first, with the enquiry as text', async () => {
  store('1', { stage: 'stopped' });
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await openPage();
  await press('Send now');
  expect(await screen.findByText('No clear answer came back.')).toBeVisible();
  await press('Send again');
  expect(await screen.findByText('Something stops our mail service. Reach us by:')).toBeVisible();
  expect(actions()).toEqual(['WhatsApp', 'Call 98765 43210', 'Send again', 'Remove', 'Close']);
  const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsapp.searchParams.get('text')).toBe('Name: Asha Devi');
});

test('if a send cannot be recorded, "Send now" sends nothing, and the outbox notice says the device is full and lists WhatsApp first', async () => {
  const later = Date.now() + DAY / 2;
  store('1', { stage: 'waiting', until: later, params: { name: 'Asha Devi', agreeTerms: true, city: '' } });
  await openPage();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await press('Send now');
  expect(await screen.findByText('This device is full. Reach us by:')).toBeVisible();
  expect(actions()).toEqual(['WhatsApp', 'Call 98765 43210', 'Send now', 'Remove', 'Close']);
  const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsapp.searchParams.get('text')).toBe('Asha Devi');
  expect(sends()).toEqual([]);
  full.mockRestore();
});

test('the outbox keeps the order of its enquiries when one of them is sent again', async () => {
  store('1', { asked: Date.now() - 2000 });
  store('2', { asked: Date.now() - 1000, stage: 'unknown' });
  fetchMock.mockResolvedValue(answer(500));
  await openPage();
  await press('Send now');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(2));
  expect(outbox.all().map(({ id }) => id)).toEqual(['1', '2']);
});

test('an enquiry older than 14 days is not sent by itself, and is deleted when the page is left, as the outbox notice says', async () => {
  store('old', { stage: 'waiting', asked: Date.now() - 20 * DAY });
  await openPage();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.getByRole('strong')).toHaveTextContent('It is deleted when you leave.');
  expect(sends()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage).toHaveLength(0);
});

test('an enquiry that passes 14 days while the page is open is not sent, and stays until the outbox notice has announced the deletion', async () => {
  store('old', { stage: 'waiting', asked: Date.now() - DAY + 60_000, until: Date.now() + 3600_000 });
  await openPage();
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20 * DAY);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(outbox.all()).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(screen.getByText('It is deleted when you leave.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage).toHaveLength(0);
  expect(sends()).toEqual([]);
  clock.mockRestore();
});

test('the outbox notice names no day of deletion for an enquiry that the device had no room to keep, but can send and close it', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sharedOutbox.submit('landing', asha);
  await openPage();
  expect(await screen.findByText('It may have reached us')).toBeVisible();
  expect(screen.queryByText(/It is deleted on/)).toBeNull();
  await press('Send again');
  expect(await screen.findByText('Sent')).toBeVisible();
  await press('Close');
  expect(isShown()).toBe(false);
  full.mockRestore();
});

test('an enquiry older than 14 days waits and stays on the device if "Send now" is answered with the status 429', async () => {
  store('old', { asked: Date.now() - 20 * DAY });
  fetchMock.mockResolvedValue(answer(429));
  await openPage();
  await press('Send now');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(outbox.all()).toHaveLength(1);
});

test('a waiting enquiry is sent when it is due even if `navigator.onLine` is false', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  outbox.wait('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Sent')).toBeVisible();
});

test('a record of the outbox that cannot be read is deleted when a page opens', async () => {
  localStorage.setItem('outbox:1', '{');
  await openPage();
  expect(localStorage).toHaveLength(0);
});

describe('reserveOutboxSpace', () => {
  const keep = (stage: string, more = {}) => localStorage.setItem('outbox:1', JSON.stringify({ stage, ...more }));
  beforeEach(() => document.documentElement.removeAttribute('data-outbox'));

  test('space for the outbox notice is reserved for an enquiry that may have arrived, but not for a draft', () => {
    localStorage.setItem('draft:landing', '{}');
    reserveOutboxSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('unknown');
    reserveOutboxSpace();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  test('after Close, no space is reserved for the outbox notice until the status of its only enquiry has changed', () => {
    keep('unknown');
    sessionStorage.setItem('outbox:1', 'unknown');
    reserveOutboxSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('sent');
    reserveOutboxSpace();
    expect(document.documentElement).toHaveAttribute('data-outbox');
    sessionStorage.setItem('outbox:1', 'waiting');
    keep('waiting', { asked: Date.now() - DAY });
    reserveOutboxSpace();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  const isSpaceReserved = () => document.documentElement.hasAttribute('data-outbox');

  test('reserveOutboxSpace deletes a day-old draft, and keeps a newer draft and records that cannot be read', () => {
    const now = Date.now();
    localStorage.setItem('draft:a', 'x');
    localStorage.setItem('outbox:1', 'x');
    localStorage.setItem('draft:landing', JSON.stringify({ saved: now - DAY, values: {} }));
    localStorage.setItem('draft:tabbed', JSON.stringify({ saved: now, values: {} }));
    localStorage.setItem('another', 'x');
    reserveOutboxSpace();
    expect(Object.keys(localStorage).sort()).toEqual(['another', 'draft:a', 'draft:tabbed', 'outbox:1']);
  });

  test('space for the outbox notice is reserved for an unsent enquiry of any age, but not for one sent a day ago', () => {
    store('1', { stage: 'sent', asked: Date.now() - DAY });
    reserveOutboxSpace();
    expect(isSpaceReserved()).toBe(false);
    store('0', { asked: Date.now() - 20 * DAY });
    reserveOutboxSpace();
    expect(isSpaceReserved()).toBe(true);
  });

  test('a draft marked as unsent that is over 14 days old is kept for one more day after the next visit', () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const draft = draftStore('landing');
    now -= 20 * DAY;
    draft.save({ fullName: 'Asha Devi', unsent: 'yes' });
    now += 20 * DAY;
    reserveOutboxSpace();
    expect(draft.load()).toMatchObject({ fullName: 'Asha Devi' });
    now += DAY - 1;
    reserveOutboxSpace();
    expect(draft.load()).toMatchObject({ fullName: 'Asha Devi' });
    now += 1;
    reserveOutboxSpace();
    expect(localStorage).toHaveLength(0);
  });

  test('no space is reserved for the outbox notice while its only enquiry is being sent', () => {
    store('1', { stage: 'unknown', until: Date.now() + 20_000 });
    reserveOutboxSpace();
    expect(isSpaceReserved()).toBe(false);
    store('1', { stage: 'unknown', until: Date.now() });
    reserveOutboxSpace();
    expect(isSpaceReserved()).toBe(true);
  });

  test('no space is reserved for the outbox notice if storage is blocked or its only record cannot be read', () => {
    localStorage.setItem('outbox:1', '{');
    reserveOutboxSpace();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    reserveOutboxSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
  });
});

test('the outbox notice shows each of several enquiries with its own buttons', async () => {
  offline();
  keepInDoubt();
  outbox.wait('commercial', asha, 0);
  await openPage();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Send again',
    'Remove',
    'Close',
    'Send now',
    'Remove',
    'Close',
  ]);
});

test('an enquiry that a crashed page was sending is shown after 25 seconds as "It may have reached us"', async () => {
  jest.useFakeTimers();
  store('crashed', { stage: 'unknown', until: Date.now() + 25_000 });
  await openPage();
  await act(() => jest.advanceTimersByTimeAsync(24_900));
  expect(isShown()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText('It may have reached us')).toBeVisible();
});
