/** @jest-environment node */

import { company } from './site';

const written = {
  name: 'Roof Company of the Plains',
  legalName: 'Roof Private Limited',
  phone: '+91 98765 43210',
  email: 'ask@roof.test',
  whatsapp: '+91 91234 56789',
  leadInbox: 'leads@roof.test',
  social: ['a', 'b', 'c'].map((text) => ({ text, href: `https://roof.test/${text}` as const })),
  browserColour: '#ffffff',
  tagline: 'Power from above.',
  hours: { text: 'Every day', approved: null },
  replyTime: { text: 'within a day', approved: null },
  plan: { name: 'Sunny', approved: null },
  details: Object.fromEntries(
    ['officerEmail', 'address', 'officer', 'courts', 'answerTime', 'keepEnquiries', 'keepLogs'].map((name) => [
      name,
      { text: name, approved: null },
    ]),
  ),
};

test('the schema of the company adds the name of the company to the e-mail address for leads', () => {
  expect(company.parse(written).leadInbox).toEqual({
    name: 'Roof Company of the Plains',
    email: 'leads@roof.test',
  });
});

test('a company keeps its short name, and without one gets the full name as the short name', () => {
  expect(company.parse(written).shortName).toBe('Roof Company of the Plains');
  expect(company.parse({ ...written, shortName: 'Roof' }).shortName).toBe('Roof');
});
