/** @jest-environment node */
import type * as descriptions from '../../lib/leads/descriptions.fixture';
import { phoneOf } from './lead-answers';
import { recogniseForm } from './lead-form';
import { COMMERCIAL, HOUSING, LANDING, sendBody, TABBED } from './preview.fixture';
import type { TemplateParams } from './send-body';

jest.mock('../content/site-content', () => {
  const described = jest.requireActual<typeof descriptions>('../../lib/leads/descriptions.fixture');
  const forms = Object.fromEntries(Object.entries(described).map(([name, form]) => [name, { form }]));
  return { siteContent: () => ({ languages: [{ forms }] }) };
});

const phone = (params: TemplateParams) => phoneOf({ form: recogniseForm(params), body: sendBody(params) });
const landingWith = (number: string) => phone({ ...LANDING, message: `Name: Asha\nWhatsApp: ${number}` });

test('the phone number of a lead is read from the parameters of each form', () => {
  const called = { display: '+91 98765 43210', href: 'tel:+919876543210' };
  expect(phone(LANDING)).toEqual(called);
  expect(phone(HOUSING)).toEqual(called);
  const withNumber = (message: unknown, label: string) =>
    String(message).replace(new RegExp(`(${label}): .*`), '$1: 9876543210');
  expect(phone({ message: withNumber(COMMERCIAL.message, 'WhatsApp') })).toEqual(called);
  expect(phone({ message: withNumber(TABBED.message, 'WhatsApp Number') })).toEqual(called);
});

test('a number in Devanagari digits is written in European digits, ready to call', () => {
  expect(landingWith('९८७६५ ४३२१०')).toEqual({ display: '+91 98765 43210', href: 'tel:+919876543210' });
  expect(landingWith('०५४२ २५०१२३४')).toEqual({ display: '0542 2501234', href: 'tel:05422501234' });
  expect(landingWith('+४४ 20 7946 0000')).toEqual({ display: '+44 20 7946 0000', href: 'tel:+442079460000' });
});

test('a lead without a number that could be called has none', () => {
  expect(landingWith('N/A')).toBeUndefined();
  expect(landingWith('call me')).toBeUndefined();
  expect(phone({ message: 'Form Type: Commercial\nFull Name: Asha' })).toBeUndefined();
  expect(phone({ message: 7 })).toBeUndefined();
});
