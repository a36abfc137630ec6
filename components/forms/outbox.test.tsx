import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { landingForm, neededAnswers } from './forms.fixture';
import { leadOf, leadParams } from '@/lib/leads/lead';
import { openOutbox } from '@/lib/leads/outbox';
import { isStatusInForm } from '@/lib/leads/outbox-events';
import { LeadForm } from './LeadForm/LeadForm';
import {
  answer,
  fetchMock,
  fill,
  heading,
  formValues,
  delayedAnswer,
  open,
  pressAfter,
  question,
  requests,
  withMailService,
} from './form-user.fixture';

withMailService();

const answers = neededAnswers(landingForm);
const name = 'landing';
const press = 'Send it';
const WAIT = /^Send it (when I’m back online|for me in a while)$/;
const outbox = openOutbox();
const stages = () => outbox.all().map(({ stage }) => stage);
const lead = leadParams(
  leadOf(landingForm.form, { fullName: 'Asha Devi', whatsapp: '98765 43210', pinCode: '221001' }),
  landingForm.labels.recipient,
);
const retry = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Try again' }));

describe('a lead form and the outbox', () => {
  let user: UserEvent;

  beforeEach(() => {
    user = open(<LeadForm content={landingForm} labelledBy="heading" />);
  });

  async function sendAndFail(goWrong: () => unknown) {
    await fill(user, answers);
    goWrong();
    await user.click(screen.getByRole('button', { name: press }));
    await heading('What you typed is still here');
  }
  const throttled = () => fetchMock.mockResolvedValueOnce(answer(429));
  const cutOff = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));

  test('after the status 403, a form offers no later send, and the outbox is empty, as after a success', async () => {
    await sendAndFail(() => fetchMock.mockResolvedValueOnce(answer(403)));
    expect(stages()).toEqual([]);
    expect(screen.queryByRole('button', { name: WAIT })).not.toBeInTheDocument();
    await retry(user);
    await heading('What happens next');
    expect(stages()).toEqual([]);
  });

  test('after a failed send, a form offers to send later: once back online, or in a while after status 429', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendAndFail(cutOff);
    expect(screen.getByRole('button', { name: 'Send it when I’m back online' })).toBeVisible();
    online.mockReturnValue(true);
    throttled();
    await retry(user);
    expect(await screen.findByRole('button', { name: 'Send it for me in a while' })).toBeVisible();
  });

  test('when the visitor is offline, the button that sends the enquiry later comes before the button "Try again"', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendAndFail(cutOff);
    const panel = screen.getByRole('button', { name: 'Try again' }).closest('section')!;
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Send it when I’m back online', 'Try again']);
    expect(panel).toHaveTextContent('It can wait here.');
    expect(panel).not.toHaveTextContent('Try once more');
  });

  test('a lead that another browser tab is sending is not sent twice; the form focuses the notice of that send and shows its result', async () => {
    const held = delayedAnswer();
    const other = outbox.submit(name, lead);
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    await heading('Sending your enquiry…');
    expect(screen.getByRole('heading', { name: 'Sending your enquiry…' })).toHaveFocus();
    await act(async () => {
      held.accept();
      await other;
    });
    await heading('It did arrive');
    expect(requests()).toHaveLength(1);
  });

  test('a form says "Not sent" about a lead that another browser tab failed to send, and when the outbox will delete the lead', async () => {
    const held = delayedAnswer();
    const other = outbox.submit(name, lead);
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    await act(async () => {
      held.refuse({ status: 429 });
      await other;
    });
    await heading('Not sent');
    expect(screen.getByText(/It is deleted on /)).toBeVisible();
    expect(requests()).toHaveLength(1);
    expect(stages()).toEqual(['stopped']);
  });

  test('a form lists WhatsApp and a call before "Try again" when the mail service refuses the enquiry', async () => {
    await sendAndFail(() => fetchMock.mockResolvedValueOnce(answer(403)));
    const panel = screen.getByRole('button', { name: 'Try again' }).closest('section')!;
    expect([...panel.querySelectorAll('a, button')].map((way) => way.textContent)).toEqual([
      'Send it by WhatsApp',
      expect.stringMatching(/^Call/),
      'Try again',
    ]);
  });

  test('a press on "Send it for me in a while" puts the enquiry into the outbox, empties the form and focuses the notice', async () => {
    await sendAndFail(throttled);
    expect(stages()).toEqual([]);
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(await heading('Your enquiry waits on this device')).toHaveFocus();
    expect(question('Name')).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^outbox:/)]);
    expect(outbox.all()).toMatchObject([{ form: name, stage: 'waiting', params: requests()[0]!.template_params }]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('the outbox gets the current answers for a later send, not the answers of the failed send', async () => {
    await sendAndFail(throttled);
    await user.type(question('Name'), ' Kumari');
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(outbox.all()[0]!.params.message).toContain('Name: Asha Devi Kumari\n');
  });

  test('a form puts no enquiry into the outbox when a required field has been emptied after the failure', async () => {
    await sendAndFail(throttled);
    await user.clear(question('Name'));
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(question('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(stages()).toEqual([]);
  });

  test('if the device has no room for the enquiry, the form says so, offers no later send, and keeps what was typed', async () => {
    await sendAndFail(throttled);
    const typed = formValues();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(screen.getByText('This device has no room to keep it. Please send it another way.')).toBeVisible();
    expect(screen.queryByRole('button', { name: WAIT })).not.toBeInTheDocument();
    expect(formValues()).toEqual(typed);
  });

  test.each([press, 'Try again'])(
    'a press on "%s" less than half a second after a failed send sends nothing',
    async (name) => {
      fetchMock.mockResolvedValue(answer(500));
      await sendAndFail(() => undefined);
      if (name !== press) await retry(user);
      await heading('What you typed is still here');
      const sent = requests().length;
      pressAfter(200);
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(requests()).toHaveLength(sent);
      pressAfter(600);
      await user.click(screen.getByRole('button', { name }));
      expect(requests()).toHaveLength(sent + 1);
    },
  );

  test('a press within half a second after an enquiry went into the outbox neither sends nor removes it', async () => {
    await sendAndFail(throttled);
    await user.click(screen.getByRole('button', { name: WAIT }));
    for (const name of ['Send now', 'Remove']) {
      pressAfter(100);
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(stages()).toEqual(['waiting']);
    expect(requests()).toHaveLength(1);
  });

  test('an enquiry without an answer for 20 seconds counts as sent if the mail service accepts it later', async () => {
    await fill(user, answers);
    const late = delayedAnswer();
    jest.useFakeTimers();
    await user.click(screen.getByRole('button', { name: press }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(stages()).toEqual(['unknown']);
    late.accept();
    await heading('It did arrive');
    expect(stages()).toEqual(['sent']);
  });

  test('an enquiry stays in the outbox with the status "unknown" when its page is closed during the send', async () => {
    delayedAnswer();
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    expect(outbox.all().map(outbox.status)).toEqual(['sending']);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(outbox.all().map(outbox.status)).toEqual(['unknown']);
  });

  test('when the outbox has sent the enquiry, the form says that it has arrived, and form and draft are cleared', async () => {
    await sendAndFail(cutOff);
    await act(() => outbox.press(outbox.all()[0]!));
    await heading('It did arrive');
    expect(question('Name')).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('a form keeps the changed answers when the outbox sends an earlier version of the enquiry', async () => {
    await sendAndFail(cutOff);
    await user.type(question('Name'), ' Kumari');
    await act(() => outbox.press(outbox.all()[0]!));
    expect(stages()).toEqual(['sent']);
    expect(question('Name')).toHaveValue('Asha Devi Kumari');
  });

  describe('a form with a waiting enquiry', () => {
    beforeEach(async () => {
      await sendAndFail(throttled);
      await user.click(screen.getByRole('button', { name: WAIT }));
      await heading('Your enquiry waits on this device');
    });
    const kept = () => outbox.all()[0]!;
    const sendNow = () => user.click(screen.getByRole('button', { name: 'Send now' }));

    test('isStatusInForm returns true while a form shows an enquiry that waits in the outbox', () =>
      expect(isStatusInForm()).toBe(true));

    test('a form says that an automatically sent enquiry has arrived, and keeps what was typed meanwhile', async () => {
      await user.type(question('Name'), 'Ravi');
      const soon = Date.now() + 60_000;
      jest.spyOn(Date, 'now').mockReturnValue(soon);
      await act(() => outbox.sendDue());
      await heading('It did arrive');
      expect(screen.getByText(/There is no need to send it again/)).toBeVisible();
      expect(question('Name')).toHaveValue('Ravi');
      expect(screen.queryByRole('heading', { name: 'Your enquiry waits on this device' })).not.toBeInTheDocument();
      expect(outbox.isDismissed(kept())).toBe(true);
    });

    test('"Send now" sends the waiting enquiry, without "Remove" meanwhile; then the form says it has arrived and focuses "Send it"', async () => {
      const sending = delayedAnswer();
      await sendNow();
      expect(await heading('Sending your enquiry…')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
      await act(async () => sending.accept());
      await heading('It did arrive');
      expect(requests()[1]).toEqual(requests()[0]);
      expect(screen.getByRole('button', { name: press })).toHaveFocus();
    });

    test('if "Send now" gets no answer, a form says the enquiry may have arrived, and offers contacts and "Send again"', async () => {
      cutOff();
      await sendNow();
      await heading('It may have reached us');
      expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
      const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' }).href);
      expect(whatsapp.searchParams.get('text')).toContain('Asha Devi');
      await user.click(screen.getByRole('button', { name: 'Send again' }));
      await heading('It did arrive');
    });

    test('after two unanswered sends of a waiting enquiry, a form says that sending is blocked, and lists WhatsApp first', async () => {
      fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
      await sendNow();
      await user.click(await screen.findByRole('button', { name: 'Send again' }));
      const text = await screen.findByText('Something stops our mail service. WhatsApp reaches us:');
      expect([...text.closest('section')!.querySelectorAll('a, button')].map((way) => way.textContent)).toEqual([
        'Send it by WhatsApp',
        expect.stringMatching(/^Call/),
        'Send again',
        'Remove',
      ]);
    });

    test('"Send now" sends nothing, and the form says the device is full, if the device cannot record the send', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await sendNow();
      expect(await screen.findByText('This device is full. WhatsApp reaches us:')).toBeVisible();
      expect(requests()).toHaveLength(1);
    });

    test('a form says "Not sent" about a waiting enquiry that the mail service refuses', async () => {
      fetchMock.mockResolvedValueOnce(answer(451));
      await sendNow();
      await heading('Not sent');
      expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible();
    });

    test('a press on "Remove" removes the waiting enquiry and focuses the send button', async () => {
      const remove = () => user.click(screen.getByRole('button', { name: 'Remove' }));
      await remove();
      expect(screen.queryByRole('heading', { name: 'Your enquiry waits on this device' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: press })).toHaveFocus();
      expect(localStorage).toHaveLength(0);
    });

    test('a form no longer shows a waiting enquiry that another browser tab has removed', async () => {
      act(() => void outbox.remove(kept()));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Your enquiry waits on this device' })).not.toBeInTheDocument(),
      );
    });
  });

  test('a form is cleared, but reports no arrival, when another browser tab has sent the same enquiry', async () => {
    await fill(user, answers);
    cutOff();
    await act(() => outbox.submit(name, lead));
    await act(() => outbox.press(outbox.all()[0]!));
    expect(screen.queryByRole('heading', { name: 'It did arrive' })).not.toBeInTheDocument();
    await waitFor(() => expect(question('Name')).toHaveValue(''));
    expect(isStatusInForm()).toBe(false);
  });
});
