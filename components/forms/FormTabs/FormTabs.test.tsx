import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HINTS, tabbedForm } from '../forms.fixture';
import { LeadForm } from '../LeadForm/LeadForm';
import { HONEYPOT } from '../Honeypot/Honeypot';
import {
  alertMock,
  answer,
  consent,
  fetchMock,
  fill,
  heading,
  formValues,
  delayedAnswer,
  keyboards,
  open,
  question,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';

withMailService();

async function openForm() {
  const user = open(<LeadForm content={tabbedForm} labelledBy="heading" />);
  await screen.findByRole('tab', { name: 'Residential' });
  return user;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const send = () => screen.getByRole('button', { name: 'Send it' });

/** Presses a tab of the form and waits until its questions are shown. */
async function choose(user: Awaited<ReturnType<typeof openForm>>, name: string) {
  await user.click(tab(name));
  await screen.findByRole('tabpanel', { name });
}

const answers = {
  Residential: { 'Full Name': 'Asha Devi', 'Pin Code': '221001', 'WhatsApp Number': '98765 43210' },
  Housing: {
    'Full Name': 'Meera Singh',
    'Housing Society': 'Ganga Apartments',
    'Pin Code': '211001',
    'WhatsApp Number': '98765 43210',
  },
  Commercial: {
    'Full Name': 'Ravi Kumar',
    'Company Name': 'Kumar Cold Storage',
    City: 'Jaunpur',
    'Pin Code': '222001',
  },
};

const FULL_NAME = {
  label: 'Full Name *',
  name: 'fullName',
  type: 'text',
  inputmode: null,
  autocomplete: 'name',
  enterkeyhint: 'next',
  required: true,
};
const PIN = {
  label: 'Pin Code *',
  name: 'pinCode',
  type: 'text',
  inputmode: 'numeric',
  autocomplete: 'postal-code',
  enterkeyhint: 'next',
  required: true,
};
const WHATSAPP = {
  label: 'WhatsApp Number *',
  name: 'whatsappNumber',
  type: 'tel',
  inputmode: 'tel',
  autocomplete: 'tel',
  enterkeyhint: 'send',
  required: true,
};
const COMPANY = {
  label: 'Company Name *',
  name: 'companyName',
  type: 'text',
  inputmode: null,
  autocomplete: 'organization',
  enterkeyhint: 'next',
  required: true,
};
const SOCIETY = { ...COMPANY, label: 'Housing Society *', name: 'societyName' };
const CITY = {
  label: 'City *',
  name: 'city',
  type: 'text',
  inputmode: null,
  autocomplete: 'address-level2',
  enterkeyhint: 'next',
  required: true,
};

describe.each([
  {
    type: 'Residential' as const,
    fields: [FULL_NAME, PIN, WHATSAPP],
    message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210',
  },
  {
    type: 'Housing' as const,
    fields: [FULL_NAME, SOCIETY, PIN, WHATSAPP],
    message:
      'Form Type: Housing\nFull Name: Meera Singh\nHousing Society: Ganga Apartments\nPin Code: 211001\nWhatsApp Number: 98765 43210',
  },
  {
    type: 'Commercial' as const,
    fields: [FULL_NAME, COMPANY, CITY, { ...PIN, enterkeyhint: 'send' }],
    message:
      'Form Type: Commercial\nFull Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nCity: Jaunpur\nPin Code: 222001',
  },
])('a $type lead', ({ type, fields, message }) => {
  test('asks the questions of its form tab, all required, and for the consent', async () => {
    const user = await openForm();
    await choose(user, type);
    expect(keyboards()).toEqual(fields);
    expect(consent()).toBeRequired();
    expect(consent()).toHaveAttribute('name', 'agreeTerms');
  });

  test('is sent as one message with its recipient; the form is then empty, on the same tab', async () => {
    const user = await openForm();
    await choose(user, type);
    await fill(user, answers[type]);
    await user.click(send());
    await heading('What happens next');
    expect(requests()).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'public-key',
        service_id: 'service-id',
        template_id: 'template-id',
        template_params: { message, to_name: 'Roof Co', to_email: 'leads@roof.test' },
      },
    ]);
    expect(alertMock.mock.calls).toEqual([['Sent successfully!']]);
    expect(tab(type)).toHaveAttribute('aria-selected', 'true');
    expect(formValues()).toEqual(Object.fromEntries(fields.map(({ name }) => [name, ''])));
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  });

  test('can be sent by WhatsApp when its send failed', async () => {
    fetchMock.mockResolvedValueOnce(answer(500));
    const user = await openForm();
    await choose(user, type);
    await fill(user, answers[type]);
    await user.click(send());
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send it by WhatsApp' });
    expect(new URL(link.href).searchParams.get('text')).toBe(message);
    expect(alertMock.mock.calls).toEqual([['Sending failed. Please try again.']]);
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  });
});

describe('after a success of the tabbed form', () => {
  test('a commercial lead, which has no phone number, offers ways to leave one', async () => {
    const user = await openForm();
    await choose(user, 'Commercial');
    await fill(user, answers.Commercial);
    await user.click(send());
    const help = (await heading('What happens next')).closest('section')!;
    const link = within(help).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us your number' });
    expect(help.firstElementChild).toHaveTextContent(/^We have no number for you yet$/);
    expect(help).not.toHaveTextContent(/on WhatsApp or by phone|We will write to/);
    expect(link.closest('p')).toHaveTextContent(/^So that we can answer: WhatsApp us your number/);
    expect(new URL(link.href).searchParams.get('text')).toBe(
      'Form Type: Commercial\nFull Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nCity: Jaunpur\nPin Code: 222001',
    );
    expect(within(link.closest('p') as HTMLElement).getByRole('link', { name: /commercial enquiry/ })).toHaveAttribute(
      'href',
      '/commercial',
    );
  });

  test.each(['Residential', 'Housing'] as const)('a %s lead does not ask for a phone number', async (type) => {
    const user = await openForm();
    await choose(user, type);
    await fill(user, answers[type]);
    await user.click(send());
    await heading('What happens next');
    expect(screen.queryByText(/So that we can answer|We have no number/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('list')).getByText(/on WhatsApp or by phone/)).toBeVisible();
  });

  test('a commercial lead that was accepted late offers ways to leave a phone number', async () => {
    const late = delayedAnswer();
    const user = await openForm();
    await choose(user, 'Commercial');
    await fill(user, answers.Commercial);
    jest.useFakeTimers();
    await user.click(send());
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    late.accept();
    await heading('It did arrive');
    const help = screen.getByRole('heading', { name: 'What happens next' }).closest('section');
    expect(help?.firstElementChild).toHaveTextContent(/^We have no number for you yet$/);
    expect(help).not.toHaveTextContent(/on WhatsApp or by phone/);
  });
});

test('a residential lead that was accepted late does not ask for a phone number on the commercial tab', async () => {
  const late = delayedAnswer();
  const user = await openForm();
  await fill(user, answers.Residential);
  jest.useFakeTimers();
  await user.click(send());
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await choose(user, 'Commercial');
  late.accept();
  await heading('It did arrive');
  expect(screen.queryByText(/So that we can answer/)).not.toBeInTheDocument();
});

describe('the address of the page', () => {
  const goTo = (hash: string) => {
    history.replaceState(null, '', hash);
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  afterEach(() => history.replaceState(null, '', '/'));

  test('opens the form tab that it names after a change', async () => {
    await openForm();
    goTo('#housing');
    await screen.findByRole('tabpanel', { name: 'Housing' });
    expect(question('Housing Society')).toBeEnabled();
  });

  test('changes nothing when it names no form tab', async () => {
    const user = await openForm();
    await user.type(question('Full Name'), 'Asha');
    goTo('#consultation');
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    expect(question('Full Name')).toHaveValue('Asha');
  });

  test('follows the open form tab once it names one, so that a reload opens the same tab', async () => {
    const user = await openForm();
    await choose(user, 'Housing');
    expect(location.hash).toBe('');
    goTo('#commercial');
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    await choose(user, 'Residential');
    expect(location.hash).toBe('#residential');
  });
});

describe('the tabs of a form', () => {
  test('open on the first one and name the panel of questions', async () => {
    await openForm();
    const tabs = within(screen.getByRole('tablist', { name: 'Solar for' })).getAllByRole('tab');
    expect(tabs.map((one) => [one.textContent, one.getAttribute('aria-selected')])).toEqual([
      ['Residential', 'true'],
      ['Housing', 'false'],
      ['Commercial', 'false'],
    ]);
    const panel = screen.getByRole('tabpanel', { name: 'Residential' });
    expect(within(panel).getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    expect(tabs[0]).toHaveAttribute('aria-controls', panel.id);
  });

  test('are shown as chosen at once, and their questions are drawn after the next paint', async () => {
    const user = await openForm();
    await user.click(tab('Housing'));
    expect(tab('Housing')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Residential' })).toBeVisible();
    await screen.findByRole('tabpanel', { name: 'Housing' });
    expect(question('Housing Society')).toBeEnabled();
  });

  test('stay on the second when two are pressed in a row', async () => {
    const user = await openForm();
    await user.click(tab('Housing'));
    await choose(user, 'Commercial');
    expect(tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(question('Company Name')).toBeEnabled();
    expect(question('Housing Society')).toBeDisabled();
  });

  test('go back when send is pressed before the new questions are drawn, and the questions still shown are sent', async () => {
    const first = delayedAnswer();
    const user = await openForm();
    await choose(user, 'Housing');
    await fill(user, answers.Housing);
    fireEvent.click(tab('Residential'));
    fireEvent.click(send());
    await waitFor(() => expect(tab('Housing')).toHaveAttribute('aria-selected', 'true'));
    expect(question('Full Name')).toHaveValue('Meera Singh');
    first.accept();
    await heading('What happens next');
    expect(requests()[0]?.template_params).toMatchObject({
      message: expect.stringContaining('Form Type: Housing\nFull Name: Meera Singh'),
    });
  });

  test('clear all fields and the consent when another one is chosen', async () => {
    const user = await openForm();
    await fill(user, answers.Residential);
    await choose(user, 'Housing');
    expect(formValues()).toEqual({ fullName: '', societyName: '', pinCode: '', whatsappNumber: '' });
    expect(consent()).not.toBeChecked();
    expect(screen.getByRole('tabpanel', { name: 'Housing' })).toBeVisible();
  });

  test('clear nothing when the open one is pressed again', async () => {
    const user = await openForm();
    await fill(user, answers.Residential);
    await choose(user, 'Residential');
    expect(formValues()).toEqual({
      fullName: 'Asha Devi',
      pinCode: '221001',
      whatsappNumber: '98765 43210',
      agreeTerms: 'on',
    });
  });

  test('remove the outcome of the last send when another one is chosen', async () => {
    const user = await openForm();
    await fill(user, answers.Residential);
    await user.click(send());
    await heading('What happens next');
    await choose(user, 'Housing');
    expect(screen.queryByRole('heading', { name: 'What happens next' })).not.toBeInTheDocument();
    fetchMock.mockResolvedValueOnce(answer(500));
    await fill(user, answers.Housing);
    await user.click(send());
    await heading('What you typed is still here');
    await choose(user, 'Commercial');
    expect(screen.queryByRole('heading', { name: 'What you typed is still here' })).not.toBeInTheDocument();
  });

  test('neither require nor send the questions of the others', async () => {
    const user = await openForm();
    await choose(user, 'Housing');
    expect(
      screen
        .getAllByRole('textbox')
        .filter((field) => field.matches(':enabled'))
        .map((field) => (field as HTMLInputElement).name),
    ).toEqual(['fullName', 'societyName', 'pinCode', 'whatsappNumber']);
    expect([...new FormData(theForm()).keys()].filter((name) => name !== HONEYPOT)).toEqual([
      'leadType',
      'fullName',
      'societyName',
      'pinCode',
      'whatsappNumber',
    ]);
    await fill(user, answers.Housing);
    expect(theForm().checkValidity()).toBe(true);
  });

  test('check the radio of the open one, by which the style sheet shows its questions', async () => {
    const user = await openForm();
    await choose(user, 'Commercial');
    expect(new FormData(theForm()).get('leadType')).toBe('commercial');
    await choose(user, 'Residential');
    expect(new FormData(theForm()).get('leadType')).toBe('residential');
  });

  test('do not switch during a send, because its end clears the form', async () => {
    const first = delayedAnswer();
    const user = await openForm();
    await fill(user, answers.Residential);
    await user.click(send());
    await user.click(tab('Housing'));
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    expect(question('Full Name')).toHaveValue('Asha Devi');
    first.accept();
    await heading('What happens next');
    await choose(user, 'Housing');
    expect(tab('Housing')).toHaveAttribute('aria-selected', 'true');
  });

  test('remove errors and hints when another one is chosen', async () => {
    const user = await openForm();
    await user.type(question('Pin Code'), '1');
    await user.click(send());
    expect(question('Full Name')).toHaveAttribute('aria-invalid', 'true');
    await choose(user, 'Housing');
    expect(question('Full Name')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(HINTS.pin)).not.toBeInTheDocument();
  });

  test('are focused by arrow keys, which clear nothing, and chosen by Enter', async () => {
    const user = await openForm();
    await fill(user, answers.Residential);
    act(() => tab('Residential').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Housing')).toHaveFocus();
    expect(tab('Residential')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Residential')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Commercial')).toHaveFocus();
    expect(question('Full Name')).toHaveValue('Asha Devi');
    await user.keyboard('{Enter}');
    expect(tab('Commercial')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Commercial')).toHaveFocus();
    await screen.findByRole('tabpanel', { name: 'Commercial' });
    expect(question('Full Name')).toHaveValue('');
    expect(question('Company Name')).toHaveValue('');
  });

  test('are one stop for the Tab key', async () => {
    const user = await openForm();
    await user.tab();
    expect(tab('Residential')).toHaveFocus();
    await user.tab();
    expect(question('Full Name')).toHaveFocus();
  });
});
