import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { landingForm, neededAnswers } from '../forms.fixture';
import { LeadForm } from '../LeadForm/LeadForm';
import {
  alertMock,
  answer,
  errorLog,
  fetchMock,
  fill,
  heading,
  leadSent,
  open,
  question,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';

withMailService();

const trap = () => theForm().querySelector<HTMLInputElement>('[name=website]')!;

describe('the honeypot', () => {
  const answers = neededAnswers(landingForm);
  let user: UserEvent;
  const send = () => user.click(screen.getByRole('button', { name: 'Send it' }));
  async function fillAll() {
    await fill(user, answers);
    trap().value = 'https://spam.example.com';
  }

  beforeEach(() => {
    user = open(<LeadForm content={landingForm} labelledBy="heading" />);
  });

  test('keyboards and screen readers cannot reach the honeypot field, and `autocomplete` is off', () => {
    expect(trap().closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryAllByRole('textbox')).not.toContain(trap());
  });

  test('at the first press on send, a form with a filled-in honeypot sends nothing and focuses the request for a second press', async () => {
    await fillAll();
    await send();
    expect(screen.getByText('Press send once more, so that we know it was you.')).toHaveFocus();
    expect([fetchMock, alertMock, leadSent, errorLog].map((mock) => mock.mock.calls)).toEqual([[], [], [], []]);
  });

  test('after a filled-in honeypot, a second press on send sends the lead without the honeypot and empties the honeypot', async () => {
    await fillAll();
    await send();
    await send();
    await heading('What happens next');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(requests())).not.toContain('spam');
    expect(trap()).toHaveValue('');
  });

  test('the value of the honeypot is not part of the WhatsApp message, the draft or the outbox', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await fillAll();
    await send();
    await send();
    await heading('What you typed is still here');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' }).href).not.toContain('spam');
    expect(localStorage).toHaveLength(2);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/spam|website/);
  });

  test('a form with a filled-in honeypot asks for a second press only after the required fields are filled in', async () => {
    await fillAll();
    const [label] = Object.keys(answers);
    await user.clear(question(label!));
    await send();
    expect(question(label!)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/Press send once more/)).not.toBeInTheDocument();
  });
});
