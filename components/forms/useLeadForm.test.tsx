import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HINTS, housingForm, landingForm, neededAnswers } from './forms.fixture';
import { LeadForm } from './LeadForm/LeadForm';
import {
  alertMock,
  answer,
  consent,
  errorLog,
  fetchMock,
  fill,
  heading,
  formValues,
  delayedAnswer,
  leadSent,
  open,
  question,
  requests,
  theForm,
  withMailService,
} from './form-user.fixture';

withMailService();

const SUCCESS = 'Sent successfully!';
const FAILURE = 'Sending failed. Please try again.';

/** Two lead forms: one shows the outcome in the page, the other by an alert. */
const forms = [
  {
    name: 'landing',
    content: landingForm,
    words: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
    outcomeBy: 'page',
  },
  {
    name: 'housing',
    content: housingForm,
    words:
      'Housing Society: Devi Mills\nName: Asha Devi\nPin Code: 221001\nCity: N/A\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nDesignation: N/A\nAGM Approval: We already have AGM approval',
    outcomeBy: 'alert',
  },
].map((each) => ({
  ...each,
  form: <LeadForm content={each.content} labelledBy="heading" />,
  answers: neededAnswers(each.content),
}));
const press = 'Send it';
const nameLabel = 'Name';

let user: UserEvent;
let current = forms[0]!;
const openForm = (each: (typeof forms)[number]) => {
  current = each;
  user = open(each.form);
};

const send = () => user.click(screen.getByRole('button', { name: press }));
const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }));
const noAnswerComes = () => act(() => jest.advanceTimersByTimeAsync(20_000));
const statusLine = () => screen.getAllByRole('status')[0];

/** Whether the form holds only the answers that it starts with. */
const untouched = () => {
  const { agreeTerms, ...fields } = formValues();
  return (
    agreeTerms === undefined &&
    Object.entries(fields).every(([field, value]) => value === '' || field === 'agmApproval')
  );
};

async function fillAndSend() {
  await fill(user, current.answers);
  await send();
}

/** Fills in and sends the form, and waits 20 seconds without an answer. The test may give the answer later. */
async function fillAndWaitInVain() {
  await fill(user, current.answers);
  const late = delayedAnswer();
  jest.useFakeTimers();
  await send();
  await noAnswerComes();
  await heading('What you typed is still here');
  return late;
}

describe.each(forms)('the $name form', (each) => {
  const { name, answers, words, outcomeBy } = each;

  beforeEach(() => openForm(each));

  test('after a success is cleared, focuses the message and says what happens next', async () => {
    await fillAndSend();
    await heading('What happens next');
    if (outcomeBy === 'page') {
      expect(statusLine()).toHaveTextContent(SUCCESS);
      expect(statusLine()).toHaveClass('good');
      expect(statusLine()).toHaveFocus();
      expect(statusLine()).toHaveAttribute('aria-live', 'off');
      expect(alertMock).not.toHaveBeenCalled();
    } else {
      expect(alertMock.mock.calls).toEqual([[SUCCESS]]);
      expect(statusLine()).toBeEmptyDOMElement();
      expect(screen.getByRole('heading', { name: 'Your request has been sent' })).toHaveFocus();
    }
    expect(
      within(screen.getByRole('list')).getByText('Somebody answers today, on WhatsApp or by phone.'),
    ).toBeVisible();
    expect(untouched()).toBe(true);
    expect(errorLog.mock.calls).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  async function expectFailure(cause: string, typed: Record<string, unknown>) {
    await heading('What you typed is still here');
    if (outcomeBy === 'page') {
      expect(statusLine()).toHaveTextContent(FAILURE);
      expect(statusLine()).toHaveClass('bad');
      expect(statusLine()).toHaveFocus();
      expect(statusLine()).toHaveAttribute('aria-live', 'off');
      expect(alertMock).not.toHaveBeenCalled();
    } else {
      expect(alertMock.mock.calls).toEqual([[FAILURE]]);
      expect(statusLine()).toBeEmptyDOMElement();
      const mayHaveArrived = ['status 500', 'TypeError'].includes(cause);
      expect(
        screen.getByRole('heading', {
          name: mayHaveArrived ? 'We could not confirm that it was sent' : 'It was not sent',
        }),
      ).toHaveFocus();
    }
    expect(typed).toMatchObject({ agreeTerms: 'on' });
    expect(formValues()).toEqual(typed);
    expect(errorLog.mock.calls).toEqual([[`${name} form: not sent (${cause})`]]);
    expect(leadSent).not.toHaveBeenCalled();
  }

  test('after a failure keeps all that was typed, focuses the message, and logs only the cause', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, 'Asha Devi 98765 43210'));
    await fill(user, answers);
    const typed = formValues();
    await send();
    await expectFailure('status 500', typed);
  });

  test('after a failure offers a call and a WhatsApp message with the text of the lead', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fillAndSend();
    expect(await screen.findByRole('link', { name: 'Call +91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    const whatsapp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' }).href);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/919876543210');
    expect(whatsapp.searchParams.get('text')).toBe(words);
  });

  test('shows a success that comes after the failure in its place, and is cleared', async () => {
    const late = await fillAndWaitInVain();
    late.accept();
    await heading('It did arrive');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('98765 43210').closest('p')).toHaveTextContent(
      'We will write to 98765 43210. Wrong? WhatsApp us',
    );
    expect(untouched()).toBe(true);
    expect(leadSent.mock.calls).toEqual([[{ form: name }]]);
    // Checks that exactly one live region announces the late success.
    const announced = screen
      .getAllByRole('status')
      .filter((region) => region.textContent !== '' && region.getAttribute('aria-live') !== 'off');
    expect(announced).toHaveLength(1);
    expect(announced[0]).toHaveTextContent(outcomeBy === 'page' ? SUCCESS : 'It did arrive');
    expect(statusLine()).toHaveTextContent(outcomeBy === 'page' ? SUCCESS : '');
    expect(alertMock).toHaveBeenCalledTimes(outcomeBy === 'page' ? 0 : 1);
  });
});

describe('a form', () => {
  const { name, answers, words } = forms[0]!;

  beforeEach(() => openForm(forms[0]!));

  test.each([
    ['९८७६५ ४३२१०', 'We will write to 98765 43210. Wrong? WhatsApp us'],
    ['98765', 'We will write to 98765. Wrong? WhatsApp us'],
  ])('repeats the phone number %j after a success, with a way to correct it', async (typed, text) => {
    await fill(user, { ...answers, WhatsApp: typed });
    await send();
    await heading('What happens next');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us' });
    expect(link.closest('p')).toHaveTextContent(text);
    expect(new URL(link.href).searchParams.get('text')).toBe(words.replace('98765 43210', typed));
    expect(JSON.stringify(requests()[0]?.template_params)).toContain(typed);
  });

  test('sends its lead where storage is blocked', async () => {
    await fill(user, answers);
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await jest.isolateModulesAsync(async () => {
      await send();
      await heading('What happens next');
    });
    // Restores `localStorage` after the send, which has hidden the blocked one from EmailJS's library. Node.js 20.9 can
    // restore it only after it has been deleted.
    Reflect.deleteProperty(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', storage);
    expect(requests()).toHaveLength(1);
  });

  test('says after a failure whether its lead may have arrived', async () => {
    fetchMock.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(403));
    await fillAndSend();
    expect(await screen.findByText(/it may have reached us all the same/)).toBeVisible();
    await user.type(screen.getAllByRole('textbox')[0]!, ' Kumari');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    await heading('What you typed is still here');
    expect(screen.queryByText(/it may have reached us all the same/)).not.toBeInTheDocument();
  });

  test('focuses the send button during a retry, because the button “Try again” is removed', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fillAndSend();
    await heading('What you typed is still here');
    delayedAnswer();
    const button = screen.getByRole('button', { name: press });
    const textsAtFocus: (string | null)[] = [];
    button.addEventListener('focus', () => textsAtFocus.push(button.textContent));
    await retry();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    // Checks that focus reaches the button before it says "Sending…", which a live region announces.
    expect(textsAtFocus).toEqual([press]);
  });

  test('says “Sending…” during a send, and a second press sends nothing', async () => {
    const first = delayedAnswer();
    await fillAndSend();
    const button = screen.getByRole('button', { name: 'Sending…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(theForm()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Sending…', { selector: '[aria-live=polite]:not(form *) *' })).toBeVisible();
    await user.click(button);
    await user.dblClick(button);
    await user.type(question(nameLabel), '{Enter}{Enter}');
    first.accept();
    await heading('What happens next');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('sends once when send is pressed twice in one instant', async () => {
    await fill(user, answers);
    const button = screen.getByRole('button', { name: press });
    act(() => {
      button.click();
      button.click();
    });
    await heading('What happens next');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(leadSent).toHaveBeenCalledTimes(1);
  });

  test('keeps what is changed during a send, and says that the change was not sent', async () => {
    const first = delayedAnswer();
    await fillAndSend();
    await user.type(question(nameLabel), ' Kumari');
    first.accept();
    await heading('What happens next');
    expect(question(nameLabel)).toHaveValue('Asha Devi Kumari');
    expect(screen.getByText(/What you have changed since has not been sent/)).toBeVisible();
  });

  test('causes no error when the answer comes after the form was removed from the page', async () => {
    const accepted = delayedAnswer();
    await fillAndSend();
    cleanup();
    accepted.accept();
    await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
    expect(errorLog.mock.calls).toEqual([]);
  });

  test('shows a failure when no answer has come in 20 seconds, and not before', async () => {
    await fill(user, answers);
    const typed = formValues();
    delayedAnswer();
    jest.useFakeTimers();
    await send();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await heading('What you typed is still here');
    expect(statusLine()).toHaveTextContent(FAILURE);
    expect(formValues()).toEqual(typed);
    expect(errorLog.mock.calls).toEqual([[`${name} form: not sent (no answer in 20 s)`]]);
  });

  test('keeps showing the failure of a changed enquiry when an earlier version turns out to have arrived', async () => {
    const first = await fillAndWaitInVain();
    await user.type(question(nameLabel), ' Kumari');
    fetchMock.mockResolvedValueOnce(answer(500));
    await retry();
    await heading('What you typed is still here');
    first.accept();
    const message = await screen.findByText('An earlier version of your enquiry did reach us. This one has not.');
    expect(message.closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'It did arrive' })).not.toBeInTheDocument();
    expect(question(nameLabel)).toHaveValue('Asha Devi Kumari');
  });

  test('changes nothing when a failure comes after it was given up', async () => {
    const late = await fillAndWaitInVain();
    const before = theForm().innerHTML;
    late.refuse(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(theForm().innerHTML).toBe(before);
    expect(errorLog).toHaveBeenCalledTimes(1);
  });

  test('causes no error when a late success comes after the form was removed from the page', async () => {
    const late = await fillAndWaitInVain();
    cleanup();
    late.accept();
    await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
    expect(errorLog.mock.calls.map(([first]) => first)).toEqual([`${name} form: not sent (no answer in 20 s)`]);
  });

  describe('when send is pressed', () => {
    test('shows an error under every empty required field until it is answered', async () => {
      await send();
      // Waits until focus has moved to the first field; otherwise it could move there between a click and a paste below.
      await waitFor(() => expect(question(nameLabel)).toHaveFocus());
      for (const [label, value] of Object.entries(answers)) {
        const field = question(label);
        const wrong =
          field instanceof HTMLSelectElement ? /^Please choose one from the list\./ : /^Please fill in this field\./;
        expect(field).toHaveAttribute('aria-invalid', 'true');
        expect(field).toHaveAccessibleDescription(wrong);
        await fill(user, { [label]: value }, { agree: false });
        expect(field).not.toHaveAttribute('aria-invalid', 'true');
        expect(field).not.toHaveAccessibleDescription(wrong);
      }
      expect(fetchMock).not.toHaveBeenCalled();
    });

    /** The required fields of the form that are enabled. */
    const askedFor = () =>
      [...theForm().querySelectorAll<HTMLInputElement>('[required]')].filter(({ willValidate }) => willValidate);

    test('cancels the browser’s own error bubbles and focuses the first empty required field', async () => {
      const refused: Event[] = [];
      const listen = (event: Event) => refused.push(event);
      document.addEventListener('invalid', listen, true);
      await send();
      document.removeEventListener('invalid', listen, true);
      const required = askedFor();
      expect(refused.map(({ target }) => target)).toEqual(required);
      expect(refused.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
      await waitFor(() => expect(required[0]).toHaveFocus());
    });

    test('focuses the first invalid field that can take focus', async () => {
      const [one, two, three] = askedFor();
      one!.value = 'Asha';
      // Makes a field ignore `focus()`, as a field that is not displayed does, because jsdom has no layout.
      two!.focus = () => {};
      await send();
      await waitFor(() => expect(three).toHaveFocus());
    });

    test('refuses an answer of nothing but spaces', async () => {
      await fill(user, { ...answers, [nameLabel]: '   ' });
      await send();
      expect(question(nameLabel)).toHaveAccessibleDescription(
        'Please fill in this field: there are only spaces in it.',
      );
      expect(question(nameLabel)).toBeInvalid();
      expect(fetchMock).not.toHaveBeenCalled();
      await user.type(question(nameLabel), 'Asha');
      expect(question(nameLabel)).toHaveAccessibleDescription('');
      await send();
      await heading('What happens next');
      expect(fetchMock).toHaveBeenCalledTimes(1);
    });

    test('sends nothing when the lead is too large, and names its longest field', async () => {
      await fill(user, answers);
      const typed = 'अ'.repeat(16_000);
      await user.clear(question(nameLabel));
      await user.click(question(nameLabel));
      await user.paste(typed);
      await send();
      const message = await screen.findByText(
        `This is too long to send. Please shorten “${nameLabel}”, then send again.`,
      );
      expect(message).toHaveFocus();
      expect(question(nameLabel)).toHaveValue(typed);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(alertMock).not.toHaveBeenCalled();
      expect(errorLog).not.toHaveBeenCalled();
    });

    test('sends answers as typed, without the spaces at both ends', async () => {
      await fill(user, { ...answers, [nameLabel]: 'x' });
      const signs = ' <b>आशा</b> 🌞 \u202eived\u202c "&" City: Delhi ';
      await user.clear(question(nameLabel));
      await user.click(question(nameLabel));
      await user.paste(signs);
      await send();
      await heading('What happens next');
      const sent = Object.values(requests()[0]?.template_params as Record<string, unknown>)
        .join('\n')
        .split('\n');
      expect(sent).toContainEqual(
        expect.stringMatching(/^((Full )?Name: )?<b>आशा<\/b> 🌞 \u202eived\u202c "&" City: Delhi$/),
      );
    });
  });

  describe('with a hint under a doubtful answer', () => {
    const aMoment = () => act(() => jest.advanceTimersByTimeAsync(300));

    test.each([
      ['WhatsApp', '98765', '43210', HINTS.phone],
      ['Pin Code', '2210', '01', HINTS.pin],
    ])(
      'shows the hint of %s a moment after the field has lost focus, and hides it when the answer is corrected',
      async (label, wrong, rest, hint) => {
        jest.useFakeTimers();
        await user.type(question(label), wrong);
        await aMoment();
        expect(screen.queryByText(hint)).not.toBeInTheDocument();
        await user.tab();
        await aMoment();
        expect(question(label)).toHaveAccessibleDescription(expect.stringContaining(hint));
        expect(question(label)).toBeValid();
        expect(screen.getByText(hint).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
        await user.type(question(label), rest);
        expect(screen.queryByText(hint)).not.toBeInTheDocument();
      },
    );

    test('shows the hint only after a press has ended, so that no button moves under the finger', async () => {
      jest.useFakeTimers();
      await user.type(question('WhatsApp'), '98765');
      await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: press }) });
      await aMoment();
      await aMoment();
      expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
      await user.pointer('[/MouseLeft]');
      await aMoment();
      expect(screen.getByText(HINTS.phone)).toBeVisible();
    });

    test('shows no hint while the visitor has returned to the field', async () => {
      jest.useFakeTimers();
      await user.type(question('WhatsApp'), '98765');
      await user.tab();
      await user.tab({ shift: true });
      expect(question('WhatsApp')).toHaveFocus();
      await aMoment();
      expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
    });

    test('sends the doubtful answer all the same', async () => {
      await fill(user, { ...answers, WhatsApp: '0542 250 1234' });
      await send();
      await heading('What happens next');
      expect(JSON.stringify(requests()[0]?.template_params)).toContain('0542 250 1234');
    });

    test('shows no hint under an empty field', async () => {
      jest.useFakeTimers();
      await user.click(question('WhatsApp'));
      await user.tab();
      await aMoment();
      expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
    });
  });
});

describe.each(forms.filter(({ outcomeBy }) => outcomeBy === 'alert'))(
  'the alert of the $name form',
  ({ form, answers }) => {
    test('is shown after the form is cleared and the next steps are in the page', async () => {
      const atAlert: unknown[] = [];
      alertMock.mockImplementation(() => {
        atAlert.push(
          question('WhatsApp').value,
          consent().checked,
          screen.getByRole('heading', { name: 'Your request has been sent' }) === document.activeElement,
        );
      });
      const user = open(form);
      await fill(user, answers);
      await user.click(screen.getByRole('button', { name: press }));
      await waitFor(() => expect(alertMock).toHaveBeenCalled());
      expect(atAlert).toEqual(['', false, true]);
    });

    test('is shown after the other ways to reach the company are in the page, when a send failed', async () => {
      const atAlert: unknown[] = [];
      alertMock.mockImplementation(() => {
        atAlert.push(
          question('WhatsApp').value,
          screen.getByRole('heading', { name: 'We could not confirm that it was sent' }) === document.activeElement,
        );
      });
      fetchMock.mockResolvedValueOnce(answer(500));
      const user = open(form);
      await fill(user, answers);
      await user.click(screen.getByRole('button', { name: press }));
      await waitFor(() => expect(alertMock).toHaveBeenCalled());
      expect(atAlert).toEqual(['98765 43210', true]);
    });
  },
);
