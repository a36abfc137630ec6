import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { answer, fetchMock, requests, withMailService } from '@/components/forms/test-kit';
import { outbox as content } from '@/content/outbox';
import { outbox } from '@/lib/leads/outbox';
import { OutboxNotice } from './OutboxNotice';

withMailService();

const asha = { message: 'Name: Asha Devi', to_name: 'Dhoop Solar', to_email: 'leads@example.com' };
const box = outbox();
const notice = () => screen.queryByRole('complementary', { name: 'Your enquiries on this device' });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

/** A page on which the outbox says something, or nothing. */
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

test('a page has nothing of it from the server, nor when nothing is kept', async () => {
  expect(renderToString(<OutboxNotice content={content} />)).toBe('');
  await openPage();
  expect(notice()).not.toBeInTheDocument();
});

test('a send that is under way is left to its form', async () => {
  box.begin('landing', asha);
  await openPage();
  expect(notice()).not.toBeInTheDocument();
});

test('what waits says so while the device is offline, and goes when it is online again', async () => {
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
  expect(notice()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('what comes to wait while the page is open is told as well', async () => {
  offline();
  await openPage();
  act(() => void box.wait('landing', asha, 0));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
});

test('what waits can be sent at once', async () => {
  box.wait('landing', asha, 600_000);
  await openPage();
  await press('Send now');
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('what may have arrived says so, sends nothing by itself, and goes on a press', async () => {
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

test('what the service refuses is said not to be sent, and is kept', async () => {
  fetchMock.mockResolvedValueOnce(answer(451));
  box.wait('landing', asha, 0);
  await openPage();
  expect(await screen.findByText('Not sent')).toBeVisible();
  expect(await button('Send now')).toBeVisible();
});

test('what is kept can be removed, and focus goes to the content', async () => {
  leaveInDoubt();
  await openPage();
  await press('Remove');
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('each of several enquiries has its own words and buttons', async () => {
  offline();
  leaveInDoubt();
  box.wait('commercial', asha, 0);
  await openPage();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send again', 'Remove', 'Send now', 'Remove']);
});

test('a send that a crashed page left under way may have arrived, once its time is over', async () => {
  jest.useFakeTimers();
  box.begin('landing', asha);
  await openPage();
  await act(() => jest.advanceTimersByTimeAsync(24_900));
  expect(notice()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText('It may have reached us')).toBeVisible();
});
