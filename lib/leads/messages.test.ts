/** @jest-environment node */
import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import { asksForPhone, leadParams, leadText, phoneNumberOf, sentTab } from './messages';
import { fieldsOf } from './questions';
import { cleanValue } from './values';

const recipient = { name: 'Roof Co', email: 'leads@example.com' };

describe('the landing form', () => {
  test('sends sender, recipient and a message of six lines, and nothing more', () => {
    const values = {
      fullName: 'Asha Devi',
      whatsapp: '98765 43210',
      electricityBill: '₹1500 - ₹2500',
      pinCode: '221001',
      city: 'Varanasi',
      email: 'asha@example.com',
      agreeTerms: 'on',
    };
    expect(leadParams(landing, values, recipient)).toEqual({
      from_name: 'Asha Devi',
      to_name: 'Roof Co',
      from_email: 'asha@example.com',
      to_email: 'leads@example.com',
      message:
        'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: ₹1500 - ₹2500\nPin Code: 221001\nCity: Varanasi\nEmail: asha@example.com',
    });
  });

  test('writes N/A in the message for what is missing, and an empty sender address', () => {
    const values = {
      fullName: 'Asha Devi',
      whatsapp: '98765 43210',
      pinCode: '221001',
      city: '',
      email: '',
      agreeTerms: 'on',
    };
    expect(leadParams(landing, values, recipient)).toEqual({
      from_name: 'Asha Devi',
      to_name: 'Roof Co',
      from_email: '',
      to_email: 'leads@example.com',
      message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
    });
  });

  test('writes N/A for a missing name', () => {
    expect(leadParams(landing, {}, recipient)).toMatchObject({
      from_name: '',
      message: 'Name: N/A\nWhatsApp: N/A\nMonthly Bill: N/A\nPin Code: N/A\nCity: N/A\nEmail: N/A',
    });
  });
});

describe('the commercial form', () => {
  test('sends the recipient and a message of six lines, and nothing more', () => {
    const values = {
      name: 'Ravi Kumar',
      companyName: 'Kumar Cold Storage',
      whatsapp: '+91 98765 43210',
      city: 'Jaunpur',
      pinCode: '222001',
      monthlyBill: '50,000 - 2,00,000',
      agreeTerms: 'on',
    };
    expect(leadParams(commercial, values, recipient)).toEqual({
      message:
        'Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nWhatsApp: +91 98765 43210\nCity: Jaunpur\nPin Code: 222001\nMonthly Bill: 50,000 - 2,00,000',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });

  test('writes N/A where a value is empty', () => {
    const values = { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' };
    expect(leadParams(commercial, values, recipient)).toEqual({
      message: 'Name: N/A\nCompany Name: N/A\nWhatsApp: N/A\nCity: N/A\nPin Code: N/A\nMonthly Bill: N/A',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });
});

describe('the housing society form', () => {
  test('sends each of its nine fields as a parameter, and nothing more', () => {
    const values = {
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      city: 'Prayagraj',
      whatsapp: '98765 43210',
      electricityBill: '> 2,00,000',
      designation: 'Management committee member',
      agmApproval: 'We do not have AGM approval',
      agreeTerms: 'on',
    };
    expect(leadParams(housing, values, recipient)).toEqual({
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      city: 'Prayagraj',
      whatsapp: '98765 43210',
      electricityBill: '> 2,00,000',
      designation: 'Management committee member',
      agmApproval: 'We do not have AGM approval',
      agreeTerms: true,
    });
  });

  test('sends an unanswered choice and an empty city as an empty text', () => {
    const values = {
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      city: '',
      whatsapp: '98765 43210',
      agmApproval: 'We already have AGM approval',
      agreeTerms: 'on',
    };
    expect(leadParams(housing, values, recipient)).toEqual({
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
});

describe('the tabbed form', () => {
  const values = {
    fullName: 'Asha Devi',
    pinCode: '221001',
    whatsappNumber: '98765 43210',
    societyName: 'Ganga Apartments',
    companyName: 'Kumar Cold Storage',
    city: 'Jaunpur',
    leadType: 'residential',
    agreeTerms: 'on',
  };
  /** The values that the tabbed form submits under a tab; the questions of other tabs are disabled. */
  const under = (tab: string, valueOf = (name: string) => values[name as keyof typeof values]) =>
    Object.fromEntries(fieldsOf(tabbed, tab).map(({ name }) => [name, valueOf(name)]));

  test.each([
    ['residential', 'Form Type: Residential\nFull Name: Asha Devi\nPin Code: 221001\nWhatsApp Number: 98765 43210'],
    [
      'housing',
      'Form Type: Housing\nFull Name: Asha Devi\nHousing Society: Ganga Apartments\nPin Code: 221001\nWhatsApp Number: 98765 43210',
    ],
    [
      'commercial',
      'Form Type: Commercial\nFull Name: Asha Devi\nCompany Name: Kumar Cold Storage\nCity: Jaunpur\nPin Code: 221001',
    ],
  ] as const)('sends the recipient and the lines of a %s lead, and nothing more', (type, message) => {
    const params = leadParams(tabbed, under(type), recipient);
    expect(sentTab(tabbed, params)).toBe(type);
    expect(params).toEqual({
      message,
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });

  test.each([
    ['residential', 'Form Type: Residential\nFull Name: N/A\nPin Code: N/A\nWhatsApp Number: N/A'],
    ['housing', 'Form Type: Housing\nFull Name: N/A\nHousing Society: N/A\nPin Code: N/A\nWhatsApp Number: N/A'],
    ['commercial', 'Form Type: Commercial\nFull Name: N/A\nCompany Name: N/A\nCity: N/A\nPin Code: N/A'],
  ] as const)('writes N/A for the missing values of a %s lead', (type, message) => {
    expect(
      leadParams(
        tabbed,
        under(type, () => ''),
        recipient,
      ),
    ).toMatchObject({ message });
  });
});

test('an answer that imitates the label of another answer starts no line of its own in the message', () => {
  const pinCode = cleanValue('221001\r\nCity: Delhi');
  const { message } = leadParams(
    landing,
    { fullName: 'Asha Devi', whatsapp: '98765 43210', pinCode, city: 'Varanasi', email: '' },
    recipient,
  );
  expect(String(message).split('\n')).toEqual(
    expect.arrayContaining(['Pin Code: 221001 City: Delhi', 'City: Varanasi']),
  );
  expect(message).not.toMatch(/^City: Delhi/m);
});

describe('the text of a lead for WhatsApp', () => {
  test('is the message of the lead, where it has one', () => {
    expect(leadText(tabbed, { message: 'Form Type: Housing\nFull Name: Asha Devi', to_name: 'Roof Co' })).toBe(
      'Form Type: Housing\nFull Name: Asha Devi',
    );
  });

  test('has one line for each field of the housing society form', () => {
    const params = leadParams(
      housing,
      {
        housingSociety: 'Ganga Apartments',
        name: 'Meera Singh',
        pinCode: '211001',
        whatsapp: '98765 43210',
        agmApproval: 'We already have AGM approval',
      },
      recipient,
    );
    expect(leadText(housing, params)).toBe(
      'Housing Society: Ganga Apartments\nName: Meera Singh\nPin Code: 211001\nCity: N/A\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nDesignation: N/A\nAGM Approval: We already have AGM approval',
    );
  });
});

describe('the phone number of a lead', () => {
  const typed = '+91 98765 43210';
  const residential = { fullName: 'WhatsApp Number: 1', pinCode: '2', whatsappNumber: typed };

  test.each([
    ['landing', landing, { fullName: 'WhatsApp: 1', whatsapp: typed }],
    ['commercial', commercial, { name: 'WhatsApp: 1', whatsapp: typed }],
    ['housing', housing, { name: 'Meera', whatsapp: typed }],
    ['tabbed, residential', tabbed, residential],
    ['tabbed, housing', tabbed, { ...residential, societyName: 'Ganga' }],
  ])('is found in the sent lead of the form: %s', (_, form, values) => {
    const params = leadParams(form, values, recipient);
    expect(phoneNumberOf(form, params)).toBe(typed);
    expect(asksForPhone(form, params)).toBe(true);
  });

  test('is not found in a lead from a tab that does not ask for one', () => {
    const values = { fullName: 'Ravi', companyName: 'WhatsApp Number: 1', city: 'x', pinCode: '1' };
    const params = leadParams(tabbed, values, recipient);
    expect(phoneNumberOf(tabbed, params)).toBeUndefined();
    expect(asksForPhone(tabbed, params)).toBe(false);
  });

  test.each([
    ['a message', landing, { fullName: 'Asha' }],
    ['fields', housing, { name: 'Meera' }],
  ])('is undefined in a lead sent as %s when none was typed', (_, form, values) => {
    expect(phoneNumberOf(form, leadParams(form, values, recipient))).toBeUndefined();
  });
});
