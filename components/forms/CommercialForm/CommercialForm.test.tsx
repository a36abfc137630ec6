import { screen, within } from '@testing-library/react';
import { commercialForm } from '../forms.fixture';
import {
  alertMock,
  consent,
  fill,
  held,
  keyboards,
  open,
  question,
  requests,
  theForm,
  withMailService,
} from '../test-kit';
import { CommercialForm } from './CommercialForm';

withMailService();

const openForm = () => open(<CommercialForm content={commercialForm} labelledBy="heading" />);
const send = () => screen.getByRole('button', { name: 'Submit enquiry' });

const needed = {
  'Your name': 'Ravi Kumar',
  'Company name': 'Kumar Cold Storage',
  'WhatsApp number': '+91 98765 43210',
  'City or town': 'Jaunpur',
  'Average monthly bill (₹)': '50,000 - 2,00,000',
};

test('each field has its name, its keyboard, its autofill, and a mark when it is needed', () => {
  openForm();
  expect(keyboards()).toEqual([
    {
      label: 'Your name *',
      name: 'name',
      type: 'text',
      inputmode: null,
      autocomplete: 'name',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'Company name *',
      name: 'companyName',
      type: 'text',
      inputmode: null,
      autocomplete: 'organization',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'WhatsApp number *',
      name: 'whatsapp',
      type: 'tel',
      inputmode: 'tel',
      autocomplete: 'tel',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'City or town *',
      name: 'city',
      type: 'text',
      inputmode: null,
      autocomplete: 'address-level2',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'Company PIN code (optional)',
      name: 'pinCode',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'postal-code',
      enterkeyhint: 'next',
      required: false,
    },
    {
      label: 'Average monthly bill (₹) *',
      name: 'monthlyBill',
      type: 'select-one',
      inputmode: null,
      autocomplete: 'off',
      enterkeyhint: null,
      required: true,
    },
  ]);
  expect(consent()).toHaveAttribute('name', 'agreeTerms');
});

test('the bill is a list of a placeholder and three ranges', () => {
  openForm();
  const options = within(question('Average monthly bill (₹)')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, value, selected }) => [text, value, selected])).toEqual([
    ['Billing amount', '', true],
    ['0 - 50,000', '0 - 50,000', false],
    ['50,000 - 2,00,000', '50,000 - 2,00,000', false],
    ['> 2,00,000', '> 2,00,000', false],
  ]);
});

test('the placeholder is no answer', async () => {
  const user = openForm();
  await fill(user, { ...needed, 'Average monthly bill (₹)': 'Billing amount' });
  await user.click(send());
  expect(question('Average monthly bill (₹)')).toBeInvalid();
  expect(question('Average monthly bill (₹)')).toHaveAccessibleDescription(/^Please choose one from the list\./);
  expect(requests()).toEqual([]);
});

test('a full form is sent as a message of six lines and its recipient', async () => {
  const user = openForm();
  await fill(user, { ...needed, 'Company PIN code': '222001' });
  await user.click(send());
  expect(await screen.findByText('Your enquiry has been submitted successfully!')).toBeVisible();
  expect(requests()).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'template-id',
      template_params: {
        message:
          'Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nWhatsApp: +91 98765 43210\nCity: Jaunpur\nPin Code: 222001\nMonthly Bill: 50,000 - 2,00,000',
        to_name: 'Roof Co',
        to_email: 'leads@roof.test',
      },
    },
  ]);
  expect(held()).toEqual({ name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' });
  expect(consent()).not.toBeChecked();
});

test('a PIN code that is left out is sent as N/A', async () => {
  const user = openForm();
  await fill(user, needed);
  await user.click(send());
  await screen.findByText('Your enquiry has been submitted successfully!');
  expect(requests()[0]?.template_params).toMatchObject({ message: expect.stringContaining('\nPin Code: N/A\n') });
});

test('a send that was pressed before the form woke, and is stopped for want of consent, is no longer said to be under way', async () => {
  const user = openForm();
  await fill(user, needed, { agree: false });
  // As wire-asleep.ts marks it.
  theForm().dataset.sending = '';
  await user.click(send());
  expect(alertMock).toHaveBeenCalledTimes(1);
  expect(theForm()).not.toHaveAttribute('data-sending');
});

test('a consent box that is not ticked is marked beside the empty fields, and after the alert, until it is ticked', async () => {
  const user = openForm();
  await user.click(send());
  expect(consent()).toHaveAttribute('aria-invalid', 'true');
  expect(consent()).toHaveAccessibleDescription('Please agree to the terms and privacy policy.');
  await user.click(consent());
  expect(consent()).not.toHaveAttribute('aria-invalid');
  await user.click(consent());

  await fill(user, needed, { agree: false });
  await user.click(send());
  expect(alertMock.mock.calls).toEqual([['Please agree to the terms and privacy policy.']]);
  expect(consent()).toHaveAccessibleDescription('Please agree to the terms and privacy policy.');
  expect(consent().validity.valid).toBe(true);
  expect(requests()).toEqual([]);
});
