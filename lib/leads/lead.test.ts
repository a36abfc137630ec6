/** @jest-environment node */
import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import { asksForPhone, isSameLead, leadOf, leadParams, leadText, phoneNumberOf } from './lead';
import { cleanValue } from './values';

const recipient = { name: 'Roof Co', email: 'leads@example.com' };
const paramsOf = (...answered: Parameters<typeof leadOf>) => leadParams(leadOf(...answered), recipient);

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
    expect(paramsOf(landing, values)).toEqual({
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
    expect(paramsOf(landing, values)).toEqual({
      from_name: 'Asha Devi',
      to_name: 'Roof Co',
      from_email: '',
      to_email: 'leads@example.com',
      message: 'Name: Asha Devi\nWhatsApp: 98765 43210\nMonthly Bill: N/A\nPin Code: 221001\nCity: N/A\nEmail: N/A',
    });
  });

  test('writes N/A for a missing name', () => {
    expect(paramsOf(landing, {})).toMatchObject({
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
    expect(paramsOf(commercial, values)).toEqual({
      message:
        'Name: Ravi Kumar\nCompany Name: Kumar Cold Storage\nWhatsApp: +91 98765 43210\n' +
        'City: Jaunpur\nPin Code: 222001\nMonthly Bill: 50,000 - 2,00,000',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });

  test('writes N/A where a value is empty', () => {
    const values = { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' };
    expect(paramsOf(commercial, values)).toEqual({
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
    expect(paramsOf(housing, values)).toEqual({
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
    expect(paramsOf(housing, values)).toEqual({
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
    expect(paramsOf(tabbed, values, type)).toEqual({
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
    expect(paramsOf(tabbed, {}, type)).toMatchObject({ message });
  });
});

test('an answer that imitates the label of another answer starts no line of its own in the message', () => {
  const pinCode = cleanValue('221001\r\nCity: Delhi');
  const { message } = paramsOf(landing, { fullName: 'Asha Devi', whatsapp: '98765 43210', pinCode, city: 'Varanasi' });
  expect(String(message).split('\n')).toEqual(
    expect.arrayContaining(['Pin Code: 221001 City: Delhi', 'City: Varanasi']),
  );
  expect(message).not.toMatch(/^City: Delhi/m);
});

describe('the text of a lead', () => {
  test('is the message that is sent, where one is sent', () => {
    const lead = leadOf(tabbed, { fullName: 'Asha Devi', societyName: 'Ganga' }, 'housing');
    expect(leadText(lead)).toBe(leadParams(lead, recipient).message);
  });

  test('has one line for each field of the housing society form', () => {
    const lead = leadOf(housing, {
      housingSociety: 'Ganga Apartments',
      name: 'Meera Singh',
      pinCode: '211001',
      whatsapp: '98765 43210',
      agmApproval: 'We already have AGM approval',
    });
    expect(leadText(lead)).toBe(
      'Housing Society: Ganga Apartments\nName: Meera Singh\nPin Code: 211001\nCity: N/A\n' +
        'WhatsApp: 98765 43210\nMonthly Bill: N/A\nDesignation: N/A\nAGM Approval: We already have AGM approval',
    );
  });
});

describe('the phone number of a lead', () => {
  const typed = '+91 98765 43210';

  test.each([
    ['landing', landing, { whatsapp: typed }, undefined],
    ['commercial', commercial, { whatsapp: typed }, undefined],
    ['housing', housing, { whatsapp: typed }, undefined],
    ['tabbed, residential', tabbed, { whatsappNumber: typed }, 'residential'],
    ['tabbed, housing', tabbed, { whatsappNumber: typed }, 'housing'],
  ])('is what was typed into its field in the form: %s', (_, form, values, tab) => {
    expect(phoneNumberOf(leadOf(form, values, tab))).toBe(typed);
    expect(phoneNumberOf(leadOf(form, {}, tab))).toBeUndefined();
    expect(asksForPhone(leadOf(form, {}, tab))).toBe(true);
  });

  test('is missing in a lead from a tab that does not ask for one', () => {
    const lead = leadOf(tabbed, { fullName: 'Ravi', whatsappNumber: typed }, 'commercial');
    expect(phoneNumberOf(lead)).toBeUndefined();
    expect(asksForPhone(lead)).toBe(false);
  });
});

test('two leads are the same if tab and answers are, whether an unasked or empty value was there or not', () => {
  const lead = leadOf(tabbed, { fullName: 'Asha' }, 'housing');
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha', pinCode: '', agreeTerms: 'on' }, 'housing'))).toBe(true);
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha' }, 'residential'))).toBe(false);
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha Devi' }, 'housing'))).toBe(false);
});
