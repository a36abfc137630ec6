import { act, cleanup, screen, waitFor } from '@testing-library/react';
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

/** Two lead forms: one tells the outcome in the page, the other by an alert. */
const forms = [
  {
    name: 'landing',
    content: landingForm,
    words: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
    toldBy: 'page',
  },
  {
    name: 'housing',
    content: housingForm,
    words:
      'Housing Society: Devi Mills\nName: Asha Devi\nPin Code: 221001\nCity: N/A\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nDesignation: N/A\nAGM Approval: We already have AGM approval',
    toldBy: 'alert',
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

/** What a form holds when nobody has touched it. */
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

/** Fills in and sends a form, to which no answer comes within 20 seconds; the answer may be given later. */
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
  const { name, answers, words, toldBy } = each;

  beforeEach(() => openForm(each));

  test('shows the success, clears the form, moves focus to the message and says what happens next', async () => {
    await fillAndSend();
    await heading('What happens next');
    if (toldBy === 'page') {
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
    expect(screen.getByText('Somebody answers you, on WhatsApp or by phone.')).toBeVisible();
    expect(untouched()).toBe(true);
    expect(errorLog.mock.calls).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  async function toldFailure(cause: string, typed: Record<string, unknown>) {
    await heading('What you typed is still here');
    if (toldBy === 'page') {
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

  test('shows a failure, keeps all that was typed, moves focus to the message, and logs only the cause', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, 'Asha Devi 98765 43210'));
    await fill(user, answers);
    const typed = formValues();
    await send();
    await toldFailure('status 500', typed);
  });

  test('offers a call and a WhatsApp message with the words of the lead', async () => {
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

  test('a success that comes later takes the place of the help and clears the form', async () => {
    const late = await fillAndWaitInVain();
    late.accept();
    await heading('It did arrive');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('98765 43210').closest('p')).toHaveTextContent(
      'We will write to 98765 43210. Wrong? WhatsApp us',
    );
    expect(untouched()).toBe(true);
    expect(leadSent.mock.calls).toEqual([[{ form: name }]]);
    // Checks that focus stays, and that one live region announces the late success.
    const heard = screen
      .getAllByRole('status')
      .filter((region) => region.textContent !== '' && region.getAttribute('aria-live') !== 'off');
    expect(heard).toHaveLength(1);
    expect(heard[0]).toHaveTextContent(toldBy === 'page' ? SUCCESS : 'It did arrive');
    expect(statusLine()).toHaveTextContent(toldBy === 'page' ? SUCCESS : '');
    expect(alertMock).toHaveBeenCalledTimes(toldBy === 'page' ? 0 : 1);
  });
});

describe('a form', () => {
  const { name, answers, words } = forms[0]!;

  beforeEach(() => openForm(forms[0]!));

  test.each([
    ['९८७६५ ४३२१०', 'We will write to 98765 43210. Wrong? WhatsApp us'],
    ['98765', 'We will write to 98765. Wrong? WhatsApp us'],
  ])('says the number %j as it is understood, or as typed, with a way to put it right', async (typed, told) => {
    await fill(user, { ...answers, WhatsApp: typed });
    await send();
    await heading('What happens next');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us' });
    expect(link.closest('p')).toHaveTextContent(told);
    expect(new URL(link.href).searchParams.get('text')).toBe(words.replace('98765 43210', typed));
    expect(JSON.stringify(requests()[0]?.template_params)).toContain(typed);
  });

  test('storage that is blocked changes nothing: the lead is sent', async () => {
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

  test('a failure that leaves a doubt says so in the form, and one that leaves none does not', async () => {
    fetchMock.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(403));
    await fillAndSend();
    expect(await screen.findByText(/it may have reached us all the same/)).toBeVisible();
    await user.type(screen.getAllByRole('textbox')[0]!, ' Kumari');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    await heading('What you typed is still here');
    expect(screen.queryByText(/it may have reached us all the same/)).not.toBeInTheDocument();
  });

  test('focus waits on the send button while the retry, whose own button is gone, is under way', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fillAndSend();
    await heading('What you typed is still here');
    delayedAnswer();
    const button = screen.getByRole('button', { name: press });
    const readOut: (string | null)[] = [];
    button.addEventListener('focus', () => readOut.push(button.textContent));
    await retry();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    // Checks that focus reaches the button before it says "Sending…", since those words are announced by themselves.
    expect(readOut).toEqual([press]);
  });

  test('the button says so, and a second press sends nothing', async () => {
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

  test('two presses in one instant send once', async () => {
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

  test('what is changed during a send stays in the form, which says that the change was not sent', async () => {
    const first = delayedAnswer();
    await fillAndSend();
    await user.type(question(nameLabel), ' Kumari');
    first.accept();
    await heading('What happens next');
    expect(question(nameLabel)).toHaveValue('Asha Devi Kumari');
    expect(screen.getByText(/What you have changed since has not been sent/)).toBeVisible();
  });

  test('an answer that comes after the form was removed from the page causes no error', async () => {
    const accepted = delayedAnswer();
    await fillAndSend();
    cleanup();
    accepted.accept();
    await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
    expect(errorLog.mock.calls).toEqual([]);
  });

  test('the send has failed, and not before', async () => {
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

  test('a success that comes later leaves alone the help for a corrected version that failed', async () => {
    const first = await fillAndWaitInVain();
    await user.type(question(nameLabel), ' Kumari');
    fetchMock.mockResolvedValueOnce(answer(500));
    await retry();
    await heading('What you typed is still here');
    first.accept();
    const news = await screen.findByText('An earlier version of your enquiry did reach us. This one has not.');
    expect(news.closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'It did arrive' })).not.toBeInTheDocument();
    expect(question(nameLabel)).toHaveValue('Asha Devi Kumari');
  });

  test('a failure that comes later changes nothing', async () => {
    const late = await fillAndWaitInVain();
    const before = theForm().innerHTML;
    late.refuse(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(theForm().innerHTML).toBe(before);
    expect(errorLog).toHaveBeenCalledTimes(1);
  });

  test('a late success that comes after the form was removed from the page causes no error', async () => {
    const late = await fillAndWaitInVain();
    cleanup();
    late.accept();
    await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
    expect(errorLog.mock.calls.map(([first]) => first)).toEqual([`${name} form: not sent (no answer in 20 s)`]);
  });

  describe('before a send', () => {
    test('every empty required field shows an error under it until it is answered', async () => {
      await send();
      for (const [label, value] of Object.entries(answers)) {
        const field = question(label);
        const wrong =
          field instanceof HTMLSelectElement ? /^Please choose one from the list\./ : /^Please fill in this field\./;
        expect(field).toHaveAttribute('aria-invalid', 'true');
        expect(field).toHaveAccessibleDescription(wrong);
        await fill(user, { [label]: value }, { agree: false });
        expect(field).not.toHaveAttribute('aria-invalid');
        expect(field).not.toHaveAccessibleDescription(wrong);
      }
      expect(fetchMock).not.toHaveBeenCalled();
    });

    /** The required fields of a form, without those of other tabs, which are disabled. */
    const askedFor = () =>
      [...theForm().querySelectorAll<HTMLInputElement>('[required]')].filter(({ willValidate }) => willValidate);

    test('the browser’s bubble, which would say the same once more, is called off for each of them, and focus goes to the first', async () => {
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

    test('focus goes to the first invalid field that is visible', async () => {
      const [one, two, three] = askedFor();
      one!.value = 'Asha';
      // Makes a field ignore `focus()`, as a field that is not displayed does. jsdom has no layout in which to hide
      // one.
      two!.focus = () => {};
      await send();
      await waitFor(() => expect(three).toHaveFocus());
    });

    test('spaces alone are refused as if nothing was there', async () => {
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

    test('a lead too long to be sent is stopped, and its longest field is named', async () => {
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

    test('spaces at both ends are removed, and all other characters are sent as typed', async () => {
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

  describe('a gentle hint', () => {
    const aMoment = () => act(() => jest.advanceTimersByTimeAsync(300));

    test.each([
      ['WhatsApp', '98765', '43210', HINTS.phone],
      ['Pin Code', '2210', '01', HINTS.pin],
    ])(
      '%s: comes a moment after the field is left, and goes when it is put right',
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

    test('is shown after the press that left its field has ended, so that no button moves under the finger', async () => {
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

    test('is not shown while the visitor has returned to the field and types', async () => {
      jest.useFakeTimers();
      await user.type(question('WhatsApp'), '98765');
      await user.tab();
      await user.tab({ shift: true });
      expect(question('WhatsApp')).toHaveFocus();
      await aMoment();
      expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
    });

    test('does not prevent a send', async () => {
      await fill(user, { ...answers, WhatsApp: '0542 250 1234' });
      await send();
      await heading('What happens next');
      expect(JSON.stringify(requests()[0]?.template_params)).toContain('0542 250 1234');
    });

    test('is not shown under an empty field', async () => {
      jest.useFakeTimers();
      await user.click(question('WhatsApp'));
      await user.tab();
      await aMoment();
      expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
    });
  });
});

describe.each(forms.filter(({ toldBy }) => toldBy === 'alert'))('the alert of the $name form', ({ form, answers }) => {
  test('comes when the form is cleared and the next steps stand there', async () => {
    const seen: unknown[] = [];
    alertMock.mockImplementation(() => {
      seen.push(
        question('WhatsApp').value,
        consent().checked,
        screen.getByRole('heading', { name: 'Your request has been sent' }) === document.activeElement,
      );
    });
    const user = open(form);
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(alertMock).toHaveBeenCalled());
    expect(seen).toEqual(['', false, true]);
  });

  test('comes after a failure when the help stands there', async () => {
    const seen: unknown[] = [];
    alertMock.mockImplementation(() => {
      seen.push(
        question('WhatsApp').value,
        screen.getByRole('heading', { name: 'We could not confirm that it was sent' }) === document.activeElement,
      );
    });
    fetchMock.mockResolvedValueOnce(answer(500));
    const user = open(form);
    await fill(user, answers);
    await user.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(alertMock).toHaveBeenCalled());
    expect(seen).toEqual(['98765 43210', true]);
  });
});
