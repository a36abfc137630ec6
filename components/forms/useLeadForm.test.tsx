import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { housingForm, landingForm, neededAnswers } from './forms.fixture';
import { LeadForm } from './LeadForm/LeadForm';
import {
  alertMock,
  answer,
  consent,
  errorLog,
  fetchMock,
  fill,
  heading,
  delayedAnswer,
  leadSent,
  open,
  pressSend,
  question,
  requests,
  theForm,
  withMailService,
} from './form-user.fixture';

withMailService();

const answers = neededAnswers(landingForm);
const words = 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A';
const press = 'Send it';
const nameLabel = 'Name';

let user: UserEvent;
const openForm = (content = landingForm) => {
  user = open(<LeadForm content={content} labelledBy="heading" />);
};

const send = () => user.click(screen.getByRole('button', { name: press }));
const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }));

async function fillAndSend() {
  await fill(user, answers);
  await send();
}

describe('a lead form', () => {
  beforeEach(() => openForm());

  test('after a failed send, a form offers a call and a WhatsApp message with the text of the lead', async () => {
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

  test.each([
    ['९८७६५ ४३२१०', 'We will write to 98765 43210. Wrong? WhatsApp us'],
    ['98765', 'We will write to 98765. Wrong? WhatsApp us'],
  ])(
    'a form sends the phone number %j as typed, and then repeats it in Latin digits with a WhatsApp link to correct it',
    async (typed, text) => {
      await fill(user, { ...answers, WhatsApp: typed });
      await send();
      await heading('What happens next');
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us' });
      expect(link.closest('p')).toHaveTextContent(text);
      expect(new URL(link.href).searchParams.get('text')).toBe(words.replace('98765 43210', typed));
      expect(JSON.stringify(requests()[0]?.template_params)).toContain(typed);
    },
  );

  test('a form sends the lead when the browser blocks storage', async () => {
    await fill(user, answers);
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    await jest.isolateModulesAsync(async () => {
      await send();
      await heading('What happens next');
    });
    // Node.js 20.9 can restore `localStorage` only after it has been deleted.
    Reflect.deleteProperty(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', storage);
    expect(requests()).toHaveLength(1);
  });

  test('after a failed send, a form says whether the lead may have arrived', async () => {
    fetchMock.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(403));
    await fillAndSend();
    expect(await screen.findByText(/it may have reached us all the same/)).toBeVisible();
    await user.type(screen.getAllByRole('textbox')[0]!, ' Kumari');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    await heading('What you typed is still here');
    expect(screen.queryByText(/it may have reached us all the same/)).not.toBeInTheDocument();
  });

  test('a press on "Try again", which is then removed, moves focus to the send button before the button says “Sending…”', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fillAndSend();
    await heading('What you typed is still here');
    delayedAnswer();
    const button = screen.getByRole('button', { name: press });
    const textsAtFocus: (string | null)[] = [];
    button.addEventListener('focus', () => textsAtFocus.push(button.textContent));
    await retry();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    // At its focus, the button must not yet say “Sending…”, because the live region announces that.
    expect(textsAtFocus).toEqual([press]);
  });

  test('a form says “Sending…” during a send, and a second press sends nothing', async () => {
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

  test('a form sends once when send is pressed twice at the same moment', async () => {
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

  test('a form keeps what is changed during a send, and says that the change was not sent', async () => {
    const first = delayedAnswer();
    await fillAndSend();
    await user.type(question(nameLabel), ' Kumari');
    first.accept();
    await heading('What happens next');
    expect(question(nameLabel)).toHaveValue('Asha Devi Kumari');
    expect(screen.getByText(/What you have changed since has not been sent/)).toBeVisible();
  });

  test('a form that is removed from the page during a send causes no error when the answer comes', async () => {
    const accepted = delayedAnswer();
    await fillAndSend();
    cleanup();
    accepted.accept();
    await waitFor(() => expect(leadSent).toHaveBeenCalledTimes(1));
    expect(errorLog.mock.calls).toEqual([]);
  });

  test('a send that succeeds after React has crashed shows an alert and empties the form of the served HTML', async () => {
    const accepted = delayedAnswer();
    await fillAndSend();
    cleanup();
    document.body.innerHTML = '<form data-draft="draft:landing"><input name="fullName"></form>';
    document.querySelector('input')!.value = 'Asha Devi';
    accepted.accept();
    await waitFor(() => expect(alertMock).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.querySelector('input')).toHaveValue(''));
  });

  test('a form sends nothing and shows no alert when the lead is too long, keeps it, and focuses a message that names the longest field', async () => {
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

  test('a form sends answers as typed, but without spaces at the start and the end', async () => {
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

describe('the alert of a form', () => {
  async function stateAtAlert() {
    const seen: unknown[] = [];
    alertMock.mockImplementation(() => {
      seen.push(question('WhatsApp').value, consent().checked, document.activeElement?.textContent);
    });
    openForm(housingForm);
    await fill(user, neededAnswers(housingForm));
    await send();
    await waitFor(() => expect(alertMock).toHaveBeenCalled());
    return seen;
  }

  test('at the alert about a successful send, the form is already cleared and focus is on the heading of the result', async () => {
    expect(await stateAtAlert()).toEqual(['', false, 'Your request has been sent']);
  });

  test('at the alert about a failed send, the form has all answers and focus is on the heading of the result', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    expect(await stateAtAlert()).toEqual(['98765 43210', true, 'We could not confirm that it was sent']);
  });
});

test('after two unanswered sends, not after one, a form says that sending is blocked, and lists WhatsApp and a call before Try again', async () => {
  const user = open(<LeadForm content={landingForm} labelledBy="heading" />);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await fill(user, neededAnswers(landingForm));
  await pressSend(user);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/^Something stops our mail service/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const text = await screen.findByText(/^Something stops our mail service/);
  const ways = [...text.closest('section')!.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(ways[0]).toBe('Send it by WhatsApp');
  expect(ways[1]).toMatch(/^Call/);
  expect(ways.at(-1)).toBe('Try again');
});
