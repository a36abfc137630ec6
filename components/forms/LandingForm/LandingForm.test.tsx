import { screen, waitFor } from '@testing-library/react';
import { landingForm } from '../forms.fixture';
import { choices, consent, fill, held, keyboards, open, question, requests, withMailService } from '../test-kit';
import { LandingForm } from './LandingForm';

withMailService();

const openForm = () => open(<LandingForm content={landingForm} labelledBy="heading" />);
const send = () => screen.getByRole('button', { name: 'Book my free consultation' });

const needed = { 'Full name': 'Asha Devi', 'WhatsApp number': '98765 43210', 'PIN code': '221001' };

test('each field has its name, its keyboard, its autofill, and a mark when it is needed', () => {
  openForm();
  expect(keyboards()).toEqual([
    {
      label: 'Full name *',
      name: 'fullName',
      type: 'text',
      inputmode: null,
      autocomplete: 'name',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'WhatsApp number *',
      name: 'whatsapp',
      type: 'text',
      inputmode: 'tel',
      autocomplete: 'tel',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'PIN code *',
      name: 'pinCode',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'postal-code',
      enterkeyhint: 'next',
      required: true,
    },
    {
      label: 'City or town (optional)',
      name: 'city',
      type: 'text',
      inputmode: null,
      autocomplete: 'address-level2',
      enterkeyhint: 'next',
      required: false,
    },
    {
      label: 'E-mail (optional)',
      name: 'email',
      type: 'email',
      inputmode: 'email',
      autocomplete: 'email',
      enterkeyhint: 'send',
      required: false,
    },
  ]);
  expect(consent()).toBeRequired();
  expect(consent()).toHaveAttribute('name', 'agreeTerms');
});

test('the monthly bill is one of five ranges, marked as needed, none chosen at first', () => {
  openForm();
  expect(choices('Monthly electricity bill')).toEqual([
    { name: 'electricityBill', value: '< ₹1500', checked: false, label: '< ₹1500' },
    { name: 'electricityBill', value: '₹1500 - ₹2500', checked: false, label: '₹1500 - ₹2500' },
    { name: 'electricityBill', value: '₹2500 - ₹4000', checked: false, label: '₹2500 - ₹4000' },
    { name: 'electricityBill', value: '₹4000 - ₹8000', checked: false, label: '₹4000 - ₹8000' },
    { name: 'electricityBill', value: '> ₹8000', checked: false, label: '> ₹8000' },
  ]);
  expect(screen.getByText('Monthly electricity bill', { exact: false, selector: 'legend' })).toHaveTextContent(
    'Monthly electricity bill *',
  );
});

test('a full form is sent as sender, recipient and message', async () => {
  const user = openForm();
  await fill(user, {
    ...needed,
    'Monthly electricity bill': '₹1500 - ₹2500',
    'City or town': 'Varanasi',
    'E-mail': 'asha@example.org',
  });
  await user.click(send());
  expect(await screen.findByText('Your request has been sent successfully!')).toBeVisible();
  expect(requests()).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'template-id',
      template_params: {
        from_name: 'Asha Devi',
        to_name: 'Roof Co',
        from_email: 'asha@example.org',
        to_email: 'leads@roof.test',
        message:
          'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: ₹1500 - ₹2500\nPin Code: 221001\nCity: Varanasi\nEmail: asha@example.org',
      },
    },
  ]);
  expect(held()).toEqual({ fullName: '', whatsapp: '', pinCode: '', city: '', email: '' });
});

test('a form without a bill range is sent all the same', async () => {
  const user = openForm();
  await fill(user, needed);
  await user.click(send());
  await screen.findByText('Your request has been sent successfully!');
  expect(requests()[0]?.template_params).toEqual({
    from_name: 'Asha Devi',
    to_name: 'Roof Co',
    from_email: '',
    to_email: 'leads@roof.test',
    message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
  });
});

test('a bill range that was left out of a stopped send is asked for, until one is chosen', async () => {
  const user = openForm();
  const bills = screen.getByRole('radiogroup', { name: 'Monthly electricity bill' });
  expect(bills).not.toHaveAccessibleDescription(/Please choose/);
  await user.click(send());
  expect(bills).toHaveAccessibleDescription(/^Please choose what comes closest\./);
  await user.click(screen.getByRole('radio', { name: '> ₹8000' }));
  expect(bills).not.toHaveAccessibleDescription(/Please choose/);
  await user.click(send());
  expect(bills).not.toHaveAccessibleDescription(/Please choose/);
});

test('an e-mail address that is none is refused, in our words, until it is whole', async () => {
  const user = openForm();
  await fill(user, { ...needed, 'E-mail': 'asha' });
  await user.click(send());
  expect(question('E-mail')).toBeInvalid();
  await waitFor(() => expect(question('E-mail')).toHaveFocus());
  expect(question('E-mail')).toHaveAccessibleDescription(
    'Please write the whole e-mail address, with the @ and what comes after it.',
  );
  expect(requests()).toEqual([]);
  await user.type(question('E-mail'), '@gmail.com');
  expect(question('E-mail')).toHaveAccessibleDescription('');
});
