/** @jest-environment node */
import { commercialParams, housingParams, landingParams, leadText, numberOf, tabbedParams } from './messages';
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
    expect(landingParams(values, recipient)).toEqual({
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
    expect(landingParams(values, recipient)).toEqual({
      from_name: 'Asha Devi',
      to_name: 'Roof Co',
      from_email: '',
      to_email: 'leads@example.com',
      message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
    });
  });

  test('writes N/A for a missing name', () => {
    expect(landingParams({}, recipient)).toMatchObject({
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
    expect(commercialParams(values, recipient)).toEqual({
      message:
        'Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nWhatsApp: +91 98765 43210\nCity: Jaunpur\nPin Code: 222001\nMonthly Bill: 50,000 - 2,00,000',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });

  test('writes N/A where a value is empty', () => {
    const values = { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' };
    expect(commercialParams(values, recipient)).toEqual({
      message: 'Name: N/A\nCompany Name: N/A\nWhatsApp: N/A\nCity: N/A\nPin Code: N/A\nMonthly Bill: N/A',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });
});

describe('the housing society form', () => {
  test('sends its nine fields and nothing more', () => {
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
    expect(housingParams(values)).toEqual({
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

  test('sends a choice that was not made, and a city left out, as an empty text', () => {
    const values = {
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      city: '',
      whatsapp: '98765 43210',
      agmApproval: 'We already have AGM approval',
      agreeTerms: 'on',
    };
    expect(housingParams(values)).toEqual({
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
    expect(tabbedParams(type, values, recipient)).toEqual({
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
    expect(tabbedParams(type, { fullName: '', city: '' }, recipient)).toMatchObject({ message });
  });
});

test('a value that imitates a label starts no line of its own', () => {
  const pinCode = cleanValue('221001\r\nCity: Delhi');
  const { message } = landingParams(
    { fullName: 'Asha Devi', whatsapp: '98765 43210', pinCode, city: 'Varanasi', email: '' },
    recipient,
  );
  expect(message).toBe(
    'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001 City: Delhi\nCity: Varanasi\nEmail: N/A',
  );
});

describe('the words for WhatsApp', () => {
  test('are the message, where the lead has one', () => {
    expect(leadText({ message: 'Form Type: Housing\nFull Name: Asha Devi', to_name: 'Roof Co' })).toBe(
      'Form Type: Housing\nFull Name: Asha Devi',
    );
  });

  test('are one line a field for a housing society', () => {
    const params = housingParams({
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      whatsapp: '98765 43210',
      agmApproval: 'We already have AGM approval',
    });
    expect(leadText(params)).toBe(
      'Housing Society: Ganga Apartments\nName: Meera Singh\nPin Code: 211001\nCity: N/A\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nDesignation: N/A\nAGM Approval: We already have AGM approval',
    );
  });
});

describe('the number to answer at', () => {
  test.each([
    ['landing', landingParams({ fullName: 'WhatsApp: 1', whatsapp: '+91 98765 43210' }, recipient)],
    ['commercial', commercialParams({ name: 'WhatsApp: 1', whatsapp: '+91 98765 43210' }, recipient)],
    ['housing', housingParams({ name: 'Meera', whatsapp: '+91 98765 43210' })],
    [
      'residential',
      tabbedParams('residential', { fullName: 'WhatsApp Number: 1', whatsappNumber: '+91 98765 43210' }, recipient),
    ],
    [
      'housing of the tabbed form',
      tabbedParams('housing', { fullName: 'Meera', whatsappNumber: '+91 98765 43210' }, recipient),
    ],
  ])('is read from what was sent: %s', (_, params) => {
    expect(numberOf(params)).toBe('+91 98765 43210');
  });

  test.each([
    [
      'a form that asks for none',
      tabbedParams('commercial', { fullName: 'Ravi', companyName: 'WhatsApp Number: 1' }, recipient),
    ],
    ['a message without one', landingParams({ fullName: 'Asha' }, recipient)],
    ['fields without one', housingParams({ name: 'Meera' })],
  ])('is none with %s', (_, params) => {
    expect(numberOf(params)).toBeUndefined();
  });
});
