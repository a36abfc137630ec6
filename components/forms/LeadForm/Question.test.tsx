import { screen, within } from '@testing-library/react';
import { choices, consent, keyboards, open, pressSend, question, withMailService } from '../form-user.fixture';
import { commercialForm, housingForm, landingForm } from '../forms.fixture';
import { LeadForm } from './LeadForm';

withMailService();

const openForm = (content: typeof landingForm) => open(<LeadForm content={content} labelledBy="heading" />);

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
    'landing',
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
    'commercial',
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
    'housing',
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
  'each field of the %s form has its name, a fitting keyboard and autofill, and is marked as required or optional',
  (_, content, fields) => {
    openForm(content);
    expect(keyboards()).toEqual(fields);
    expect(consent()).toHaveAttribute('name', 'agreeTerms');
  },
);

describe('a question with choices', () => {
  const offered = (name: string, values: string[], checked?: string) =>
    values.map((value) => ({ name, value, checked: value === checked, label: value }));

  test("a question has a radio button for each choice, and one is preselected only if the form's description says so", () => {
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

  test("the choices of a question have labels in the page's language and values from the form's description", () => {
    const { form, labels } = housingForm;
    const options = ['क', 'ख', 'ग'];
    const fields = { ...labels.fields, electricityBill: { ...labels.fields.electricityBill!, options } };
    openForm({ form, labels: { ...labels, fields } });
    expect(choices('Monthly Bill (optional)').map(({ label, value }) => [label, value])).toEqual([
      ['क', '0 - 50,000'],
      ['ख', '50,000 - 2,00,000'],
      ['ग', '> 2,00,000'],
    ]);
  });

  test('a question with choices and a * asks for a choice after a refused send, until one is chosen', async () => {
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
  test('a drop-down list has a placeholder with an empty value, and then each option with its text as value', () => {
    openForm(commercialForm);
    const options = within(question('Monthly Bill')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, value, selected }) => [text, value, selected])).toEqual([
      ['Please choose', '', true],
      ['0 - 50,000', '0 - 50,000', false],
      ['50,000 - 2,00,000', '50,000 - 2,00,000', false],
      ['> 2,00,000', '> 2,00,000', false],
    ]);
  });
});
