import { act, screen, within } from '@testing-library/react';
import {
  alertMock,
  answer,
  consent,
  delayedAnswer,
  fetchMock,
  fill,
  formValues,
  heading,
  keyboards,
  pressSend,
  requests,
  withMailService,
} from '../form-user.fixture';
import { answersUnder, choose, openTabbedForm, tab } from './tabbed-form.fixture';

withMailService();

const required = (label: string, name: string, more: object = {}) => ({
  label: `${label} *`,
  name,
  type: 'text',
  inputmode: null,
  enterkeyhint: 'next',
  required: true,
  ...more,
});
const FULL_NAME = required('Full Name', 'fullName', { autocomplete: 'name' });
const PIN = required('Pin Code', 'pinCode', { inputmode: 'numeric', autocomplete: 'postal-code' });
const NUMBER = required('WhatsApp Number', 'whatsappNumber', {
  type: 'tel',
  inputmode: 'tel',
  autocomplete: 'tel',
  enterkeyhint: 'send',
});

const kinds = [
  {
    type: 'Residential',
    fields: [FULL_NAME, PIN, NUMBER],
    message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210',
  },
  {
    type: 'Housing',
    fields: [FULL_NAME, required('Housing Society', 'societyName', { autocomplete: 'organization' }), PIN, NUMBER],
    message:
      'Form Type: Housing\nFull Name: Asha Devi\nHousing Society: Devi Mills\nPin Code: 221001\nWhatsApp Number: 98765 43210',
  },
  {
    type: 'Commercial',
    fields: [
      FULL_NAME,
      required('Company Name', 'companyName', { autocomplete: 'organization' }),
      required('City', 'city', { autocomplete: 'address-level2' }),
      { ...PIN, enterkeyhint: 'send' },
    ],
    message: 'Form Type: Commercial\nFull Name: Asha Devi\nCompany Name: Devi Mills\nCity: Jaunpur\nPin Code: 221001',
  },
];

async function sendUnder(type: string) {
  const user = await openTabbedForm();
  await choose(user, type);
  await fill(user, answersUnder(type));
  await pressSend(user);
  return user;
}

async function sendLate(type: string) {
  const late = delayedAnswer();
  const user = await openTabbedForm();
  await choose(user, type);
  await fill(user, answersUnder(type));
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await pressSend(user);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  late.accept();
  await heading('It did arrive');
}

describe.each(kinds)('the form tab $type', ({ type, fields, message }) => {
  test('a form tab requires all its fields and the consent, and each field has a fitting keyboard and autofill', async () => {
    await choose(await openTabbedForm(), type);
    expect(keyboards()).toEqual(fields);
    expect(consent()).toBeRequired();
  });

  test('a lead is sent as one message with its recipient; then an alert says so, the form is empty and the same tab is open', async () => {
    await sendUnder(type);
    await heading('What happens next');
    const template_params = { message, to_name: 'Roof Co', to_email: 'leads@roof.test' };
    expect(requests()).toEqual([expect.objectContaining({ template_params })]);
    expect(alertMock.mock.calls).toEqual([['Sent successfully!']]);
    expect(tab(type)).toHaveAttribute('aria-selected', 'true');
    expect(formValues()).toEqual(Object.fromEntries(fields.map(({ name }) => [name, ''])));
  });

  test('after a failed send, an alert says so and the form offers the lead as a WhatsApp message', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    await sendUnder(type);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' });
    expect(new URL(link.href).searchParams.get('text')).toBe(message);
    expect(alertMock.mock.calls).toEqual([['Sending failed. Please try again.']]);
  });
});

test('after a send without a phone number, the form offers ways to leave a number and does not yet promise an answer', async () => {
  await sendUnder('Commercial');
  const help = (await heading('What happens next')).closest('section')!;
  const link = within(help).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us your number' });
  expect(help.firstElementChild).toHaveTextContent(/^We have no number for you yet$/);
  expect(help).not.toHaveTextContent(/on WhatsApp or by phone|We will write to/);
  expect(link.closest('p')).toHaveTextContent(/^So that we can answer: WhatsApp us your number/);
  expect(new URL(link.href).searchParams.get('text')).toBe(kinds[2]!.message);
  expect(within(help).getByRole('link', { name: /commercial enquiry/ })).toHaveAttribute('href', '/commercial');
});

test.each(['Residential', 'Housing'])(
  'after a send with a phone number under the form tab %s, the form says how somebody will answer and asks for no number',
  async (type) => {
    await sendUnder(type);
    await heading('What happens next');
    expect(screen.queryByText(/So that we can answer|We have no number/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('list')).getByText(/on WhatsApp or by phone/)).toBeVisible();
  },
);

test('the form says that a phone number is missing even if a lead without one is accepted only after 20 seconds', async () => {
  await sendLate('Commercial');
  const help = screen.getByRole('heading', { name: 'What happens next' }).closest('section');
  expect(help?.firstElementChild).toHaveTextContent(/^We have no number for you yet$/);
  expect(help).not.toHaveTextContent(/on WhatsApp or by phone/);
});
