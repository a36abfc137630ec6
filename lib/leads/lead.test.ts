/** @jest-environment node */
import { commercial, housing, landing, tabbed } from './descriptions.fixture';
import { isSameLead, leadOf, leadParams, leadText, phoneNumberOf } from './lead';
import { cleanValue } from './values';

const recipient = { name: 'Roof Co', email: 'leads@example.com' };
const paramsOf = (...answered: Parameters<typeof leadOf>) => leadParams(leadOf(...answered), recipient);

describe('a lead of the landing form', () => {
  test('leadParams returns only sender, recipient and a message of six lines for the landing form', () => {
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

  test("leadParams writes N/A into the message for missing answers and leaves the sender's address empty", () => {
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

  test("leadParams writes N/A into the message for a missing name and leaves the sender's name empty", () => {
    expect(paramsOf(landing, {})).toMatchObject({
      from_name: '',
      message: 'Name: N/A\nWhatsApp: N/A\nMonthly Bill: N/A\nPin Code: N/A\nCity: N/A\nEmail: N/A',
    });
  });
});

describe('a lead of the commercial form', () => {
  test('leadParams returns only the recipient and a message of six lines for the commercial form', () => {
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

  test('leadParams writes N/A into the message for empty answers to the commercial form', () => {
    const values = { name: '', companyName: '', whatsapp: '', city: '', pinCode: '', monthlyBill: '' };
    expect(paramsOf(commercial, values)).toEqual({
      message: 'Name: N/A\nCompany Name: N/A\nWhatsApp: N/A\nCity: N/A\nPin Code: N/A\nMonthly Bill: N/A',
      to_name: 'Roof Co',
      to_email: 'leads@example.com',
    });
  });
});

describe('a lead of the housing society form', () => {
  test('leadParams returns one parameter for each question of the housing society form, one for the consent, and no more', () => {
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

  test("leadParams returns '' for a choice that was not made and for an empty city", () => {
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

describe('a lead of the tabbed form', () => {
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
  ] as const)(
    'leadParams returns only the recipient and a message with one line for the tab %s and one for each answer under the tab',
    (type, message) => {
      expect(paramsOf(tabbed, values, type)).toEqual({
        message,
        to_name: 'Roof Co',
        to_email: 'leads@example.com',
      });
    },
  );

  test.each([
    ['residential', 'Form Type: Residential\nFull Name: N/A\nPin Code: N/A\nWhatsApp Number: N/A'],
    ['housing', 'Form Type: Housing\nFull Name: N/A\nHousing Society: N/A\nPin Code: N/A\nWhatsApp Number: N/A'],
    ['commercial', 'Form Type: Commercial\nFull Name: N/A\nCompany Name: N/A\nCity: N/A\nPin Code: N/A'],
  ] as const)('leadParams writes N/A into the message for missing answers under the tab %s', (type, message) => {
    expect(paramsOf(tabbed, {}, type)).toMatchObject({ message });
  });
});

test('an answer that contains a line break and the label of another question fills only one line of the message', () => {
  const pinCode = cleanValue('221001\r\nCity: Delhi');
  const { message } = paramsOf(landing, { fullName: 'Asha Devi', whatsapp: '98765 43210', pinCode, city: 'Varanasi' });
  expect(String(message).split('\n')).toEqual(
    expect.arrayContaining(['Pin Code: 221001 City: Delhi', 'City: Varanasi']),
  );
  expect(message).not.toMatch(/^City: Delhi/m);
});

describe('a lead as text', () => {
  test('leadText of the tabbed form is the same text as the message in leadParams', () => {
    const lead = leadOf(tabbed, { fullName: 'Asha Devi', societyName: 'Ganga' }, 'housing');
    expect(leadText(lead)).toBe(leadParams(lead, recipient).message);
  });

  test('leadText of the housing society form has one line for each question, with N/A for a missing answer', () => {
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
  ])(
    "phoneNumberOf returns the phone number typed into the form (%s), and '' if no number was typed",
    (_, form, values, tab) => {
      expect(phoneNumberOf(leadOf(form, values, tab))).toBe(typed);
      expect(phoneNumberOf(leadOf(form, {}, tab))).toBe('');
    },
  );

  test('phoneNumberOf returns undefined for a lead from a tab that does not ask for a phone number', () => {
    const lead = leadOf(tabbed, { fullName: 'Ravi', whatsappNumber: typed }, 'commercial');
    expect(phoneNumberOf(lead)).toBeUndefined();
  });
});

test('isSameLead compares the tab and the answers, counts a missing answer as empty, and ignores values that the tab does not ask for', () => {
  const lead = leadOf(tabbed, { fullName: 'Asha' }, 'housing');
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha', pinCode: '', agreeTerms: 'on' }, 'housing'))).toBe(true);
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha' }, 'residential'))).toBe(false);
  expect(isSameLead(lead, leadOf(tabbed, { fullName: 'Asha Devi' }, 'housing'))).toBe(false);
});
