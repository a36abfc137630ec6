import { markPress } from '@/components/early/mark-press';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { commercialForm, HINTS, landingForm, neededAnswers } from '../forms.fixture';
import { LeadForm } from '../LeadForm/LeadForm';
import {
  fetchMock,
  fill,
  heading,
  open,
  pressSend,
  question,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';

withMailService();

const answers = neededAnswers(landingForm);
const nameLabel = 'Name';
let user: UserEvent;
const openForm = (content = landingForm) => {
  user = open(<LeadForm content={content} labelledBy="heading" />);
};
const send = () => pressSend(user);

describe('a lead form with wrong answers', () => {
  beforeEach(() => openForm());

  test('a press on send sends nothing and shows an error under each empty required field until the field is answered', async () => {
    await send();
    // Waits, because the form's move of focus could otherwise come between a click and a paste below.
    await waitFor(() => expect(question(nameLabel)).toHaveFocus());
    for (const [label, value] of Object.entries(answers)) {
      const field = question(label);
      const wrong = /^Please fill in this field\./;
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription(wrong);
      await fill(user, { [label]: value }, { agree: false });
      expect(field).not.toHaveAttribute('aria-invalid', 'true');
      expect(field).not.toHaveAccessibleDescription(wrong);
    }
    expect(fetchMock).not.toHaveBeenCalled();
  });

  const enabledRequiredFields = () =>
    [...theForm().querySelectorAll<HTMLInputElement>('[required]')].filter(({ willValidate }) => willValidate);

  test("a press on send cancels the browser's error bubbles and focuses the first empty required field", async () => {
    const refused: Event[] = [];
    const listen = (event: Event) => refused.push(event);
    document.addEventListener('invalid', listen, true);
    await send();
    document.removeEventListener('invalid', listen, true);
    const required = enabledRequiredFields();
    expect(refused.map(({ target }) => target)).toEqual(required);
    expect(refused.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
    await waitFor(() => expect(required[0]).toHaveFocus());
  });

  test('a press on send focuses the first invalid field that can take focus', async () => {
    const [one, two, three] = enabledRequiredFields();
    one!.value = 'Asha';
    // Browsers ignore `focus()` on a hidden field, but jsdom has no layout.
    two!.focus = () => {};
    await send();
    await waitFor(() => expect(three).toHaveFocus());
  });

  test('a required answer of only spaces stops the send and gets an error until something else is typed', async () => {
    await fill(user, { ...answers, [nameLabel]: '   ' });
    await send();
    expect(question(nameLabel)).toHaveAccessibleDescription('Please fill in this field: there are only spaces in it.');
    expect(question(nameLabel)).toBeInvalid();
    expect(fetchMock).not.toHaveBeenCalled();
    await user.type(question(nameLabel), 'Asha');
    expect(question(nameLabel)).toHaveAccessibleDescription('');
    await send();
    await heading('What happens next');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("an incomplete e-mail address stops the send, gets focus, and has the site's own error text until it is complete", async () => {
    await fill(user, { ...answers, Email: 'asha' });
    await send();
    expect(question('Email')).toBeInvalid();
    await waitFor(() => expect(question('Email')).toHaveFocus());
    expect(question('Email')).toHaveAccessibleDescription(
      'Please write the whole e-mail address, with the @ and what comes after it.',
    );
    expect(requests()).toEqual([]);
    await user.type(question('Email'), '@gmail.com');
    expect(question('Email')).toHaveAccessibleDescription('');
  });
});

test('a form does not count the placeholder of a drop-down list as an answer', async () => {
  openForm(commercialForm);
  await fill(user, { ...neededAnswers(commercialForm), 'Monthly Bill': 'Please choose' });
  await send();
  expect(question('Monthly Bill')).toBeInvalid();
  expect(question('Monthly Bill')).toHaveAccessibleDescription('Please choose one from the list.');
  expect(requests()).toEqual([]);
});

describe('the hint under an answer that looks wrong', () => {
  beforeAll(markPress);

  beforeEach(() => openForm());
  const aMoment = () => act(() => jest.advanceTimersByTimeAsync(300));

  test.each([
    ['WhatsApp', '98765', '43210', HINTS.phone],
    ['Pin Code', '2210', '01', HINTS.pin],
  ])(
    'the hint for the field %s appears 300 ms after the field has lost focus, and disappears when the answer is corrected',
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

  test('no hint appears while a button is held down; the hint appears when the button is released', async () => {
    jest.useFakeTimers();
    await user.type(question('WhatsApp'), '98765');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send it' }) });
    await aMoment();
    await aMoment();
    expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
    await user.pointer('[/MouseLeft]');
    await aMoment();
    expect(screen.getByText(HINTS.phone)).toBeVisible();
  });

  test('no hint appears when the visitor returns to the field within 300 ms', async () => {
    jest.useFakeTimers();
    await user.type(question('WhatsApp'), '98765');
    await user.tab();
    await user.tab({ shift: true });
    expect(question('WhatsApp')).toHaveFocus();
    await aMoment();
    expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
  });

  test('an answer that looks wrong and has a hint can still be sent', async () => {
    await fill(user, { ...answers, WhatsApp: '0542 250 1234' });
    await send();
    await heading('What happens next');
    expect(JSON.stringify(requests()[0]?.template_params)).toContain('0542 250 1234');
  });

  test('no hint appears under an empty field', async () => {
    jest.useFakeTimers();
    await user.click(question('WhatsApp'));
    await user.tab();
    await aMoment();
    expect(screen.queryByText(HINTS.phone)).not.toBeInTheDocument();
  });
});
