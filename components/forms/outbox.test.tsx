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

describe('a form', () => {
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

  test('leaves nothing in the outbox when its lead is accepted or refused', async () => {
    await sendAndFail(() => fetchMock.mockResolvedValueOnce(answer(403)));
    expect(stages()).toEqual([]);
    expect(screen.queryByRole('button', { name: WAIT })).not.toBeInTheDocument();
    await retry(user);
    await heading('What happens next');
    expect(stages()).toEqual([]);
  });

  test('offers, after a failure, to send the enquiry when the device is back online, or after the pause that the mail service asks for', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendAndFail(cutOff);
    expect(screen.getByRole('button', { name: 'Send it when I’m back online' })).toBeVisible();
    online.mockReturnValue(true);
    throttled();
    await retry(user);
    expect(await screen.findByRole('button', { name: 'Send it for me in a while' })).toBeVisible();
  });

  test('lists the offer to send the enquiry later ahead of "Try again" for a visitor who is offline, and does not advise to try again', async () => {
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

  test('sends no second copy of a lead that another page is sending, and shows the result of that send', async () => {
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

  test('keeps a lead that another page has failed to send, and shows it as not sent', async () => {
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

  test('lists WhatsApp and a call ahead of "Try again" if the mail service refuses the enquiry', async () => {
    await sendAndFail(() => fetchMock.mockResolvedValueOnce(answer(403)));
    const panel = screen.getByRole('button', { name: 'Try again' }).closest('section')!;
    expect([...panel.querySelectorAll('a, button')].map((way) => way.textContent)).toEqual([
      'Send it by WhatsApp',
      expect.stringMatching(/^Call/),
      'Try again',
    ]);
  });

  test('keeps an unsent enquiry on the device when the visitor asks for that, and empties itself', async () => {
    await sendAndFail(throttled);
    expect(stages()).toEqual([]);
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(await heading('Your enquiry waits on this device')).toHaveFocus();
    expect(question('Name')).toHaveValue('');
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^outbox:/)]);
    expect(outbox.all()).toMatchObject([{ form: name, stage: 'waiting', params: requests()[0]!.template_params }]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('keeps the current answers for a later send, not those of the failed send', async () => {
    await sendAndFail(throttled);
    await user.type(question('Name'), ' Kumari');
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(outbox.all()[0]!.params.message).toContain('Name: Asha Devi Kumari\n');
  });

  test('does not keep an enquiry for a later send if a required field was emptied after the failure', async () => {
    await sendAndFail(throttled);
    await user.clear(question('Name'));
    await user.click(screen.getByRole('button', { name: WAIT }));
    expect(question('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(stages()).toEqual([]);
  });

  test('says if the device has no room to keep an enquiry for a later send, and keeps what was typed', async () => {
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
    'sends nothing at the second press of a double press on "%s" when the send of the first press has failed in between',
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

  test('neither sends nor removes its enquiry at the second press of a double press on the button that makes the enquiry wait', async () => {
    await sendAndFail(throttled);
    await user.click(screen.getByRole('button', { name: WAIT }));
    for (const name of ['Send now', 'Remove']) {
      pressAfter(100);
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(stages()).toEqual(['waiting']);
    expect(requests()).toHaveLength(1);
  });

  test('replaces the message that the enquiry may have arrived when a late success shows that it has', async () => {
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

  test('leaves its enquiry on the device when its page is closed during a send', async () => {
    delayedAnswer();
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    expect(outbox.all().map(outbox.status)).toEqual(['sending']);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(outbox.all().map(outbox.status)).toEqual(['unknown']);
  });

  test('is cleared when its enquiry has been sent from the outbox', async () => {
    await sendAndFail(cutOff);
    await act(() => outbox.press(outbox.all()[0]!));
    await heading('It did arrive');
    expect(question('Name')).toHaveValue('');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('keeps its answers when the outbox sends an earlier version of its enquiry', async () => {
    await sendAndFail(cutOff);
    await user.type(question('Name'), ' Kumari');
    await act(() => outbox.press(outbox.all()[0]!));
    expect(stages()).toEqual(['sent']);
    expect(question('Name')).toHaveValue('Asha Devi Kumari');
  });

  describe('with an enquiry in the outbox', () => {
    beforeEach(async () => {
      await sendAndFail(throttled);
      await user.click(screen.getByRole('button', { name: WAIT }));
      await heading('Your enquiry waits on this device');
    });
    const kept = () => outbox.all()[0]!;
    const sendNow = () => user.click(screen.getByRole('button', { name: 'Send now' }));

    test('shows the status of its waiting enquiry, so that the notice of kept enquiries does not show it too', () =>
      expect(isStatusInForm()).toBe(true));

    test('says that its waiting enquiry has arrived, once it is sent automatically, and keeps what was typed while it waited', async () => {
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

    test('sends its waiting enquiry at once when "Send now" is pressed, says that it is being sent, and then that it has arrived', async () => {
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

    test('says that its waiting enquiry may have arrived, offers other ways to reach the company, and sends it again on a press', async () => {
      cutOff();
      await sendNow();
      await heading('It may have reached us');
      expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
      const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' }).href);
      expect(whatsapp.searchParams.get('text')).toContain('Asha Devi');
      await user.click(screen.getByRole('button', { name: 'Send again' }));
      await heading('It did arrive');
    });

    test('says after two sends without any answer that something stops the mail service, and lists WhatsApp first', async () => {
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

    test('sends nothing and says that the device is full if the device has no room to record the send', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await sendNow();
      expect(await screen.findByText('This device is full. WhatsApp reaches us:')).toBeVisible();
      expect(requests()).toHaveLength(1);
    });

    test('says that its waiting enquiry was not sent when the mail service refuses it', async () => {
      fetchMock.mockResolvedValueOnce(answer(451));
      await sendNow();
      await heading('Not sent');
      expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible();
    });

    test('removes its waiting enquiry on a press on "Remove", and then focuses the send button', async () => {
      const remove = () => user.click(screen.getByRole('button', { name: 'Remove' }));
      await remove();
      expect(screen.queryByRole('heading', { name: 'Your enquiry waits on this device' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: press })).toHaveFocus();
      expect(localStorage).toHaveLength(0);
    });

    test('stops showing its waiting enquiry when another page has removed it', async () => {
      act(() => void outbox.remove(kept()));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: 'Your enquiry waits on this device' })).not.toBeInTheDocument(),
      );
    });
  });

  test('does not say that another page has sent its enquiry, because the notice of kept enquiries says so', async () => {
    await fill(user, answers);
    cutOff();
    await act(() => outbox.submit(name, lead));
    await act(() => outbox.press(outbox.all()[0]!));
    expect(screen.queryByRole('heading', { name: 'It did arrive' })).not.toBeInTheDocument();
    await waitFor(() => expect(question('Name')).toHaveValue(''));
    expect(isStatusInForm()).toBe(false);
  });
});
