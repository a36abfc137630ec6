import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, fetchMock, requests, withMailService } from '@/components/forms/form-user.fixture';
import type { OutboxWords } from '@/content/schemas/outbox';
import { outbox } from '@/lib/leads/outbox';
import { tellInForm } from '@/lib/leads/told-in-form';
import { keepRoom } from './keep-room';
import { OutboxNotice } from './OutboxNotice';

withMailService();

const content: OutboxWords = {
  label: 'Kept enquiries',
  asked: 'Your enquiry of {when}',
  sending: { heading: 'Sending your enquiry…', text: 'Please wait.' },
  waiting: { heading: 'Waiting to be sent', text: 'It goes by itself.', send: 'Send now' },
  stopped: { heading: 'Not sent', text: 'It is kept here.', send: 'Send now' },
  unknown: { heading: 'It may have reached us', text: 'No clear answer came back.', send: 'Send again' },
  sent: { heading: 'Sent', text: 'It has reached us.' },
  remove: 'Remove',
  close: 'Close',
};

const asha = { message: 'Name: Asha Devi', to_name: 'Roof Co', to_email: 'leads@roof.test' };
const box = outbox();
/** Whether the notice of kept enquiries is visible. The style sheet decides that by an attribute of the page. */
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
const leaveInDoubt = () => box.release(box.begin('landing', asha)!.during);

test('the server renders an empty place for the notice, which stays empty when no enquiry is kept', async () => {
  document.body.innerHTML = renderToString(<OutboxNotice content={content} />);
  expect(screen.getByRole('complementary')).toBeEmptyDOMElement();
  document.body.innerHTML = '';
  await openPage();
  expect(isShown()).toBe(false);
});

test('the notice does not show an enquiry that a form is sending', async () => {
  box.begin('landing', asha);
  await openPage();
  expect(isShown()).toBe(false);
});

test('an enquiry that waits is shown while the device is offline, and sent when it is online again', async () => {
  const state = offline();
  box.wait('landing', asha, 0);
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

test('an enquiry that is put into the outbox while the page is open is shown as well', async () => {
  offline();
  await openPage();
  act(() => void box.wait('landing', asha, 0));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
});

test('an enquiry that waits can be sent at once', async () => {
  box.wait('landing', asha, 600_000);
  await openPage();
  await press('Send now');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('an enquiry that may have arrived is shown as such, and sent only on a press', async () => {
  leaveInDoubt();
  await openPage();
  expect(await screen.findByText('It may have reached us')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(fetchMock).not.toHaveBeenCalled();
  await press('Send again');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(requests()).toHaveLength(1);
});

test('an enquiry that the mail service refuses is shown as not sent, and kept', async () => {
  fetchMock.mockResolvedValueOnce(answer(451));
  box.wait('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(await button('Send now')).toBeVisible();
});

test('a kept enquiry can be removed, and focus goes to the content', async () => {
  leaveInDoubt();
  await openPage();
  await press('Remove');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('Close hides an enquiry for this visit and keeps it; the notice shows it again when its state changes', async () => {
  leaveInDoubt();
  await openPage();
  await press('Close');
  expect(isShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  const [kept] = box.all();
  expect(kept!.stage).toBe('unknown');
  expect(sessionStorage.getItem(`outbox:${kept!.id}`)).toBe('unknown');
  act(() => void box.put({ ...kept!, stage: 'stopped' }));
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(isShown()).toBe(true);
});

test('the notice is empty while a form shows a send, and goes on sending kept enquiries', async () => {
  const state = offline();
  leaveInDoubt();
  box.wait('commercial', asha, 0);
  await openPage();
  expect(isShown()).toBe(true);
  const form = document.body.appendChild(document.createElement('form'));
  act(() => tellInForm(form, true));
  expect(isShown()).toBe(false);
  state.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(box.all().map(({ stage }) => stage)).toEqual(['unknown', 'sent']));
  expect(isShown()).toBe(false);
  form.remove();
});

test('the page does not shift when the notice appears, even in Safari, which has no scroll anchoring', async () => {
  const tops = [-500, -284];
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: tops.shift() ?? 0 }) as DOMRect);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  Object.assign(globalThis, { CSS: { supports: () => false } });
  leaveInDoubt();
  await openPage();
  expect(scrollBy.mock.calls).toEqual([[{ top: 216, behavior: 'instant' }]]);
  Reflect.deleteProperty(globalThis, 'CSS');
});

test('rendering the notice writes nothing to the device', async () => {
  offline();
  leaveInDoubt();
  box.wait('commercial', asha, 0);
  const written = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'removeItem')];
  await openPage();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  written.forEach((spy) => expect(spy).not.toHaveBeenCalled());
});

test('opening a page removes unreadable entries from the outbox', async () => {
  localStorage.setItem('outbox:1', '{');
  await openPage();
  expect(localStorage).toHaveLength(0);
});

describe('before hydration', () => {
  const keep = (stage: string) => localStorage.setItem('outbox:1', JSON.stringify({ stage }));
  beforeEach(() => document.documentElement.removeAttribute('data-outbox'));

  test('room for the notice is kept only where the device holds an enquiry', () => {
    localStorage.setItem('draft:landing', '{}');
    keepRoom();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('unknown');
    keepRoom();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  test('no room is kept for an enquiry whose notice was closed, unless its state has changed', () => {
    keep('unknown');
    sessionStorage.setItem('outbox:1', 'unknown');
    keepRoom();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
    keep('sent');
    keepRoom();
    expect(document.documentElement).toHaveAttribute('data-outbox');
  });

  test('blocked or unreadable storage causes no error', () => {
    localStorage.setItem('outbox:1', '{');
    keepRoom();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    keepRoom();
    expect(document.documentElement).not.toHaveAttribute('data-outbox');
  });
});

test('each of several kept enquiries has its own words and buttons in the notice', async () => {
  offline();
  leaveInDoubt();
  box.wait('commercial', asha, 0);
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

test('a send that a crashed page left under way is shown as perhaps arrived once its time is over', async () => {
  jest.useFakeTimers();
  box.begin('landing', asha);
  await openPage();
  await act(() => jest.advanceTimersByTimeAsync(24_900));
  expect(isShown()).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText('It may have reached us')).toBeVisible();
});
