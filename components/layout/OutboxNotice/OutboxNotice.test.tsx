import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, fetchMock, requests, withMailService } from '@/components/forms/form-user.fixture';
import type { OutboxWords } from '@/content/schemas/site-words';
import { dateInWords } from '@/lib/leads/date-in-words';
import { openOutbox } from '@/lib/leads/outbox';
import { markStatusInForm } from '@/lib/leads/status-in-form';
import { reserveSpace } from './reserve-space';
import { OutboxNotice } from './OutboxNotice';

withMailService();

const content: OutboxWords = {
  label: 'Kept enquiries',
  asked: 'Your enquiry of {when}',
  keptUntil: 'It is deleted on {date}.',
  sending: { heading: 'Sending your enquiry…', text: 'Please wait.' },
  waiting: { heading: 'Waiting to be sent', text: 'It goes by itself.', send: 'Send now' },
  stopped: { heading: 'Not sent', text: 'It is kept here.', send: 'Send now' },
  unknown: { heading: 'It may have reached us', text: 'No clear answer came back.', send: 'Send again' },
  sent: { heading: 'Sent', text: 'It has reached us.' },
  remove: 'Remove',
  close: 'Close',
};

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@roof.test' };
const outbox = openOutbox();
/** Whether the page shows the notice of kept enquiries. The style sheet shows it when the page has this attribute. */
const isShown = () =>
  document.documentElement.hasAttribute('data-outbox') && screen.queryAllByRole('listitem').length > 0;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

/** Opens a page with the notice of kept enquiries. */
function openPage() {
  render(
    <>
      <main id="content" tabIndex={-1} />
      <OutboxNotice content={content} />
    </>,
  );
  return act(async () => undefined);
}

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const keepInDoubt = () => outbox.finishSend('unknown', outbox.beginSend('landing', asha)!);

test('the place of the notice of kept enquiries is empty on the server, and while no enquiry is kept', async () => {
  document.body.innerHTML = renderToString(<OutboxNotice content={content} />);
  expect(screen.getByRole('complementary')).toBeEmptyDOMElement();
  document.body.innerHTML = '';
  await openPage();
  expect(isShown()).toBe(false);
});

test('the notice does not show an enquiry that is being sent, because the form of that enquiry does', async () => {
  outbox.beginSend('landing', asha);
  await openPage();
  expect(isShown()).toBe(false);
});

test('a waiting enquiry is shown while the device is offline, and sent when it is online again', async () => {
  const state = offline();
  outbox.addWaiting('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  state.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(requests().map(({ template_params }) => template_params)).toEqual([asha]);
  await press('Close');
  expect(isShown()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('an enquiry that begins to wait while the page is open is shown in the notice', async () => {
  offline();
  await openPage();
  act(() => void outbox.addWaiting('landing', asha, 0));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
});

test('a waiting enquiry can be sent at once from the notice', async () => {
  outbox.addWaiting('landing', asha, 600_000);
  await openPage();
  await press('Send now');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('an enquiry that may have arrived is shown as such in the notice, and is sent only on a press', async () => {
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

test('an enquiry that the mail service refuses is kept and shown as not sent', async () => {
  fetchMock.mockResolvedValueOnce(answer(451));
  outbox.addWaiting('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(await button('Send now')).toBeVisible();
  const { asked } = outbox.all()[0]!;
  expect(screen.getByText(/It is deleted on /)).toHaveTextContent(dateInWords(asked + 14 * 24 * 60 * 60 * 1000));
});

test('Remove deletes a kept enquiry and moves focus to the content of the page', async () => {
  keepInDoubt();
  await openPage();
  await press('Remove');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('Close hides the notice of an enquiry until the status of the enquiry changes, and the enquiry stays on the device', async () => {
  keepInDoubt();
  await openPage();
  await press('Close');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  const [kept] = outbox.all();
  expect(kept!.stage).toBe('unknown');
  expect(sessionStorage.getItem(`outbox:${kept!.id}`)).toBe('unknown');
  act(() => void outbox.put({ ...kept!, stage: 'stopped' }));
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(isShown()).toBe(true);
});

test('the notice is hidden while a form shows that it is sending, and waiting enquiries are still sent', async () => {
  const state = offline();
  keepInDoubt();
  outbox.addWaiting('commercial', asha, 0);
  await openPage();
  expect(isShown()).toBe(true);
  const form = document.body.appendChild(document.createElement('form'));
  act(() => markStatusInForm(form, true));
  expect(isShown()).toBe(false);
  state.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(outbox.all().map(({ stage }) => stage)).toEqual(['unknown', 'sent']));
  expect(isShown()).toBe(false);
  form.remove();
});

test('what the visitor reads stays in its place when the notice appears, even in Safari', async () => {
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

test('rendering the notice of kept enquiries writes nothing to the device', async () => {
  offline();
  keepInDoubt();
  outbox.addWaiting('commercial', asha, 0);
  const written = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'removeItem')];
  await openPage();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  written.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('a page that opens removes unreadable records from the outbox', async () => {
  localStorage.setItem('outbox:1', '{');
  await openPage();
  expect(localStorage).toHaveLength(0);
});

describe('the space of the notice of kept enquiries, before hydration,', () => {
  const keep = (stage: string) => localStorage.setItem('outbox:1', JSON.stringify({ stage }));
  beforeEach(() => document.documentElement.removeAttribute('data-outbox'));

  test('space for the notice is reserved only if the device keeps an enquiry', () => {
    localStorage.setItem('draft:landing', '{}');
    reserveSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('unknown');
    reserveSpace();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  test('no space is reserved for an enquiry whose notice was dismissed, unless the status of the enquiry has changed', () => {
    keep('unknown');
    sessionStorage.setItem('outbox:1', 'unknown');
    reserveSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('sent');
    reserveSpace();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  const DAY = 24 * 60 * 60 * 1000;
  const isSpaceReserved = () => document.documentElement.hasAttribute('data-outbox');

  test('enquiries and drafts that were kept for too long are deleted, and no space is reserved for them', () => {
    const now = Date.now();
    const old = { stage: 'waiting', asked: now - 14 * DAY };
    localStorage.setItem('outbox:1', JSON.stringify(old));
    localStorage.setItem('outbox:2', JSON.stringify({ stage: 'sent', asked: now - DAY }));
    localStorage.setItem('outbox:3', JSON.stringify({ stage: 'stopped', asked: now, since: now - 14 * DAY }));
    localStorage.setItem('draft:landing', JSON.stringify({ saved: now - DAY, values: {} }));
    localStorage.setItem('draft:tabbed', JSON.stringify({ saved: now, values: {} }));
    localStorage.setItem('another', 'x');
    reserveSpace();
    expect(Object.keys(localStorage).sort()).toEqual(['another', 'draft:tabbed']);
    expect(isSpaceReserved()).toBe(false);
    localStorage.setItem('outbox:1', JSON.stringify({ ...old, asked: old.asked + DAY }));
    reserveSpace();
    expect(isSpaceReserved()).toBe(true);
  });

  test('no space is reserved for an enquiry that is being sent, because the notice does not show it', () => {
    const { during } = outbox.beginSend('landing', asha)!;
    reserveSpace();
    expect(isSpaceReserved()).toBe(false);
    outbox.finishSend('unknown', { during });
    reserveSpace();
    expect(isSpaceReserved()).toBe(true);
  });

  test('no space is reserved if storage is blocked or a record cannot be read', () => {
    localStorage.setItem('outbox:1', '{');
    reserveSpace();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    reserveSpace();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
  });
});

test('the notice shows each of several enquiries with its own text and buttons', async () => {
  offline();
  keepInDoubt();
  outbox.addWaiting('commercial', asha, 0);
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

test('an enquiry that a crashed page was sending is shown as perhaps arrived after 25 seconds', async () => {
  jest.useFakeTimers();
  outbox.beginSend('landing', asha);
  await openPage();
  await act(() => jest.advanceTimersByTimeAsync(24_900));
  expect(isShown()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText('It may have reached us')).toBeVisible();
});
