import { screen } from '@testing-library/react';
import { housingForm } from '../forms.fixture';
import { choices, consent, fill, heading, held, keyboards, open, requests, withMailService } from '../test-kit';
import { HousingForm } from './HousingForm';

withMailService();

const openForm = () => open(<HousingForm content={housingForm} labelledBy="heading" />);
const send = () => screen.getByRole('button', { name: 'Book a free consultation' });

const BILL = 'Monthly bill of the common areas (₹) (optional)';
const needed = {
  'Housing society': 'Ganga Apartments',
  'Your name': 'Meera Singh',
  'WhatsApp number': '98765 43210',
  'PIN code': '211001',
};

test('each field has its name, its keyboard, its autofill, and a mark when it is needed', () => {
  openForm();
  expect(keyboards()).toEqual([
    {
      label: 'Housing society *',
      name: 'housingSociety',
      type: 'text',
      inputmode: null,
      autocomplete: 'organization',
      enterkeyhint: 'next',
      required: true,
    },
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
      label: 'WhatsApp number *',
      name: 'whatsapp',
      type: 'tel',
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
      enterkeyhint: 'send',
      required: false,
    },
  ]);
  expect(consent()).toHaveAttribute('name', 'agreeTerms');
});

test('the bill is one of three ranges, none chosen at first', () => {
  openForm();
  expect(choices(BILL)).toEqual([
    { name: 'electricityBill', value: '0 - 50,000', checked: false, label: '0 - 50,000' },
    { name: 'electricityBill', value: '50,000 - 2,00,000', checked: false, label: '50,000 - 2,00,000' },
    { name: 'electricityBill', value: '> 2,00,000', checked: false, label: '> 2,00,000' },
  ]);
});

test('the designation is one of four, none chosen at first', () => {
  openForm();
  expect(choices('You are (optional)')).toEqual([
    { name: 'designation', value: 'Management committee member', checked: false, label: 'Management committee member' },
    { name: 'designation', value: 'Resident', checked: false, label: 'Resident' },
    { name: 'designation', value: 'Builder', checked: false, label: 'Builder' },
    { name: 'designation', value: 'Facility Manager', checked: false, label: 'Facility Manager' },
  ]);
});

test('AGM approval is one of three answers, the first chosen at first', () => {
  openForm();
  expect(choices('Approval of the general body (AGM) (optional)')).toEqual([
    {
      name: 'agmApproval',
      value: 'We already have AGM approval',
      checked: true,
      label: 'We already have AGM approval',
    },
    {
      name: 'agmApproval',
      value: 'We are in process of getting AGM approval',
      checked: false,
      label: 'We are in process of getting AGM approval',
    },
    { name: 'agmApproval', value: 'We do not have AGM approval', checked: false, label: 'We do not have AGM approval' },
  ]);
});

test('a full form is sent as its nine fields', async () => {
  const user = openForm();
  await fill(user, {
    ...needed,
    'City or town': 'Prayagraj',
    [BILL]: '> 2,00,000',
    'You are': 'Facility Manager',
    'Approval of the general body (AGM)': 'We do not have AGM approval',
  });
  await user.click(send());
  await heading('What happens next');
  expect(requests()).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'public-key',
      service_id: 'service-id',
      template_id: 'template-id',
      template_params: {
        housingSociety: 'Ganga Apartments',
        name: 'Meera Singh',
        pinCode: '211001',
        city: 'Prayagraj',
        whatsapp: '98765 43210',
        electricityBill: '> 2,00,000',
        designation: 'Facility Manager',
        agmApproval: 'We do not have AGM approval',
        agreeTerms: true,
      },
    },
  ]);
});

test('choices that were not made are sent empty, and AGM approval as it stands', async () => {
  const user = openForm();
  await fill(user, needed);
  await user.click(send());
  await heading('What happens next');
  expect(requests()[0]?.template_params).toEqual({
    housingSociety: 'Ganga Apartments',
    name: 'Meera Singh',
    pinCode: '211001',
    city: '',
    whatsapp: '98765 43210',
    electricityBill: '',
    designation: '',
    agmApproval: 'We already have AGM approval',
    agreeTerms: true,
  });
});

test('a sent form goes back to its first choices', async () => {
  const user = openForm();
  await fill(user, {
    ...needed,
    'You are': 'Resident',
    'Approval of the general body (AGM)': 'We do not have AGM approval',
  });
  await user.click(send());
  await heading('What happens next');
  expect(held()).toEqual({
    housingSociety: '',
    name: '',
    whatsapp: '',
    pinCode: '',
    city: '',
    agmApproval: 'We already have AGM approval',
  });
});
