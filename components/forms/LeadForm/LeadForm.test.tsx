import { screen, waitFor, within } from '@testing-library/react';
import {
  alertMock,
  answer,
  choices,
  consent,
  fetchMock,
  fill,
  heading,
  formValues,
  keyboards,
  open,
  pressSend,
  question,
  requests,
  theForm,
  withMailService,
} from '../form-user.fixture';
import { allAnswers, commercialForm, housingForm, landingForm, neededAnswers, tabbedForm } from '../forms.fixture';
import { LeadForm } from './LeadForm';

withMailService();

const forms = [landingForm, commercialForm, housingForm, tabbedForm].map((content) => ({
  name: content.form.name,
  content,
}));
const openForm = (content: (typeof forms)[number]['content']) =>
  open(<LeadForm content={content} labelledBy="heading" />);

const recipient = { to_name: 'Roof Co', to_email: 'leads@roof.test' };
const body = (template_params: Record<string, unknown>) => ({
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service-id',
  template_id: 'template-id',
  template_params,
});

const full = {
  landing: {
    from_name: 'Asha Devi',
    to_name: 'Roof Co',
    from_email: 'asha@example.org',
    to_email: 'leads@roof.test',
    message:
      'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: > ₹8000\nPin Code: 221001\nCity: Jaunpur\nEmail: asha@example.org',
  },
  commercial: {
    message:
      'Name: Asha Devi\nCompany Name: Devi Mills\nWhatsApp: 98765 43210\nCity: Jaunpur\nPin Code: 221001\nMonthly Bill: > 2,00,000',
    ...recipient,
  },
  housing: {
    housingSociety: 'Devi Mills',
    name: 'Asha Devi',
    pinCode: '221001',
    city: 'Jaunpur',
    whatsapp: '98765 43210',
    electricityBill: '> 2,00,000',
    designation: 'Facility Manager',
    agmApproval: 'We do not have AGM approval',
    agreeTerms: true,
  },
  tabbed: {
    message: 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210',
    ...recipient,
  },
};

const needed = {
  ...full,
  landing: {
    ...full.landing,
    from_email: '',
    message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
  },
  commercial: {
    ...full.commercial,
    message: full.commercial.message.replace('221001', 'N/A'),
  },
  housing: {
    ...full.housing,
    city: '',
    electricityBill: '',
    designation: '',
    agmApproval: 'We already have AGM approval',
  },
};

const cleared = {
  landing: { fullName: '', whatsapp: '', pinCode: '', city: '', email: '' },
  commercial: { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' },
  housing: {
    housingSociety: '',
    name: '',
    whatsapp: '',
    pinCode: '',
    city: '',
    agmApproval: 'We already have AGM approval',
  },
  tabbed: { fullName: '', pinCode: '', whatsappNumber: '' },
};

describe.each(forms)('the $name form', ({ name, content }) => {
  test('sends all its answers in one request, is then empty, and shows the success in the page or by an alert', async () => {
    const user = openForm(content);
    await fill(user, allAnswers(content, content.form.tabs && 'residential'));
    await pressSend(user);
    await heading('What happens next');
    expect(requests()).toEqual([body(full[name])]);
    expect(formValues()).toEqual(cleared[name]);
    expect(consent()).not.toBeChecked();
    const status = screen.getAllByRole('status')[0];
    if (content.form.outcome === 'page') {
      expect(status).toHaveTextContent('Sent successfully!');
      expect(status).toHaveClass('good');
      expect(alertMock).not.toHaveBeenCalled();
    } else {
      expect(status).toBeEmptyDOMElement();
      expect(alertMock.mock.calls).toEqual([['Sent successfully!']]);
    }
  });

  test('sends missing answers as N/A or as an empty text, and shows a failure in the page or by an alert', async () => {
    fetchMock.mockResolvedValueOnce(answer(403));
    const user = openForm(content);
    await fill(user, neededAnswers(content));
    const typed = formValues();
    await pressSend(user);
    await heading('What you typed is still here');
    expect(requests()).toEqual([body(needed[name])]);
    expect(formValues()).toEqual(typed);
    const status = screen.getAllByRole('status')[0];
    if (content.form.outcome === 'page') {
      expect(status).toHaveTextContent('Sending failed. Please try again.');
      expect(status).toHaveClass('bad');
      expect(alertMock).not.toHaveBeenCalled();
    } else {
      expect(status).toBeEmptyDOMElement();
      expect(alertMock.mock.calls).toEqual([['Sending failed. Please try again.']]);
    }
  });

  test('sends nothing without the consent, and keeps what was typed', async () => {
    const user = openForm(content);
    await fill(user, neededAnswers(content), { agree: false });
    expect(consent()).toHaveAttribute('aria-invalid', 'false');
    const typed = formValues();
    // Marks the form as sending, as handle-early-sends.ts does before React runs.
    theForm().dataset.sending = '';
    await pressSend(user);
    await waitFor(() => expect(consent()).toHaveFocus());
    expect(consent()).toHaveAttribute('aria-invalid', 'true');
    if (content.form.consent === 'alert') {
      expect(consent()).not.toHaveAttribute('required');
      expect(consent().validity.valid).toBe(true);
      expect(alertMock.mock.calls).toEqual([['Please agree first.']]);
      expect(consent()).toHaveAccessibleDescription('Please agree first.');
      expect(theForm()).not.toHaveAttribute('data-sending');
    } else {
      expect(consent()).toBeRequired();
      expect(alertMock).not.toHaveBeenCalled();
      expect(consent()).toHaveAccessibleDescription('Please tick this box, so that we may answer you.');
    }
    expect(requests()).toEqual([]);
    expect(formValues()).toEqual(typed);
    await user.click(consent());
    expect(consent()).not.toHaveAttribute('aria-invalid', 'true');
  });
});

const line = (label: string, name: string, type: string, autocomplete: string, more = {}) => ({
  label: `${label} *`,
  name,
  type,
  inputmode: null,
  autocomplete,
  enterkeyhint: 'next',
  required: true,
  ...more,
});
const optional = (label: string) => ({ label: `${label} (optional)`, required: false });

test.each([
  [
    landingForm,
    [
      line('Name', 'fullName', 'text', 'name'),
      line('WhatsApp', 'whatsapp', 'text', 'tel', { inputmode: 'tel' }),
      line('Pin Code', 'pinCode', 'text', 'postal-code', { inputmode: 'numeric' }),
      line('City', 'city', 'text', 'address-level2', optional('City')),
      line('Email', 'email', 'email', 'email', { ...optional('Email'), inputmode: 'email', enterkeyhint: 'send' }),
    ],
  ],
  [
    commercialForm,
    [
      line('Name', 'name', 'text', 'name'),
      line('Company Name', 'companyName', 'text', 'organization'),
      line('WhatsApp', 'whatsapp', 'tel', 'tel', { inputmode: 'tel' }),
      line('City', 'city', 'text', 'address-level2'),
      line('Pin Code', 'pinCode', 'text', 'postal-code', { ...optional('Pin Code'), inputmode: 'numeric' }),
      line('Monthly Bill', 'monthlyBill', 'select-one', 'off', { enterkeyhint: null }),
    ],
  ],
  [
    housingForm,
    [
      line('Housing Society', 'housingSociety', 'text', 'organization'),
      line('Name', 'name', 'text', 'name'),
      line('WhatsApp', 'whatsapp', 'tel', 'tel', { inputmode: 'tel' }),
      line('Pin Code', 'pinCode', 'text', 'postal-code', { inputmode: 'numeric' }),
      line('City', 'city', 'text', 'address-level2', { ...optional('City'), enterkeyhint: 'send' }),
    ],
  ],
])(
  'each field of form %# has its name, keyboard and autofill, and a mark that says whether it is required',
  (content, fields) => {
    openForm(content);
    expect(keyboards()).toEqual(fields);
    expect(consent()).toHaveAttribute('name', 'agreeTerms');
  },
);

describe('a question with choices', () => {
  const offered = (name: string, values: string[], checked?: string) =>
    values.map((value) => ({ name, value, checked: value === checked, label: value }));

  test('has radios with the values that are sent, and one chosen at first only where the description says so', () => {
    openForm(housingForm);
    expect(choices('Monthly Bill (optional)')).toEqual(
      offered('electricityBill', ['0 - 50,000', '50,000 - 2,00,000', '> 2,00,000']),
    );
    expect(choices('Designation (optional)')).toEqual(
      offered('designation', ['Management committee member', 'Resident', 'Builder', 'Facility Manager']),
    );
    const approvals = [
      'We already have AGM approval',
      'We are in process of getting AGM approval',
      'We do not have AGM approval',
    ];
    expect(choices('AGM Approval (optional)')).toEqual(offered('agmApproval', approvals, approvals[0]));
  });

  test('shows its options in the language of the page and sends the values of its description', () => {
    const { form, words } = housingForm;
    const options = ['क', 'ख', 'ग'];
    const fields = { ...words.fields, electricityBill: { ...words.fields.electricityBill!, options } };
    openForm({ form, words: { ...words, fields } });
    expect(choices('Monthly Bill (optional)').map(({ label, value }) => [label, value])).toEqual([
      ['क', '0 - 50,000'],
      ['ख', '50,000 - 2,00,000'],
      ['ग', '> 2,00,000'],
    ]);
  });

  test('that is marked as required asks for an answer after the browser refused a send', async () => {
    const user = openForm(landingForm);
    expect(choices('Monthly Bill')).toEqual(
      offered('electricityBill', ['< ₹1500', '₹1500 - ₹2500', '₹2500 - ₹4000', '₹4000 - ₹8000', '> ₹8000']),
    );
    const bills = screen.getByRole('radiogroup', { name: 'Monthly Bill' });
    expect(within(bills).getByText('*')).toBeVisible();
    expect(bills).not.toHaveAccessibleDescription(/Please choose/);
    await pressSend(user);
    expect(bills).toHaveAccessibleDescription(/^Please choose what comes closest\./);
    await user.click(screen.getByRole('radio', { name: '> ₹8000' }));
    expect(bills).not.toHaveAccessibleDescription(/Please choose/);
    await pressSend(user);
    expect(bills).not.toHaveAccessibleDescription(/Please choose/);
  });
});

describe('a drop-down list', () => {
  test('has a placeholder and the options that are sent', () => {
    openForm(commercialForm);
    const options = within(question('Monthly Bill')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, value, selected }) => [text, value, selected])).toEqual([
      ['Please choose', '', true],
      ['0 - 50,000', '0 - 50,000', false],
      ['50,000 - 2,00,000', '50,000 - 2,00,000', false],
      ['> 2,00,000', '> 2,00,000', false],
    ]);
  });

  test('does not take its placeholder for an answer', async () => {
    const user = openForm(commercialForm);
    await fill(user, { ...neededAnswers(commercialForm), 'Monthly Bill': 'Please choose' });
    await pressSend(user);
    expect(question('Monthly Bill')).toBeInvalid();
    expect(question('Monthly Bill')).toHaveAccessibleDescription('Please choose one from the list.');
    expect(requests()).toEqual([]);
  });
});

test('a consent box that the browser does not require shows an error together with the fields that refused a send', async () => {
  const user = openForm(commercialForm);
  await pressSend(user);
  expect(consent()).toHaveAccessibleDescription('Please agree first.');
  expect(alertMock).not.toHaveBeenCalled();
  await user.click(consent());
  expect(consent()).not.toHaveAttribute('aria-invalid', 'true');
});

test('an incomplete e-mail address is refused with an error text of the site', async () => {
  const user = openForm(landingForm);
  await fill(user, { ...neededAnswers(landingForm), Email: 'asha' });
  await pressSend(user);
  expect(question('Email')).toBeInvalid();
  await waitFor(() => expect(question('Email')).toHaveFocus());
  expect(question('Email')).toHaveAccessibleDescription(
    'Please write the whole e-mail address, with the @ and what comes after it.',
  );
  expect(requests()).toEqual([]);
  await user.type(question('Email'), '@gmail.com');
  expect(question('Email')).toHaveAccessibleDescription('');
});

test('the consent links to terms and privacy policy, which open in a new tab, so that the form stays', () => {
  openForm(landingForm);
  expect(consent()).toHaveAccessibleName('I agree to the terms of service & privacy policy');
  expect(screen.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/terms-of-service');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('target', '_blank');
});
