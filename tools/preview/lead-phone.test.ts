/** @jest-environment node */
import type * as descriptions from '../../lib/leads/descriptions.fixture';
import { phoneOf } from './lead-phone';
import { COMMERCIAL, HOUSING, LANDING, TABBED } from './preview.fixture';

jest.mock('../content/site-content', () => {
  const described = jest.requireActual<typeof descriptions>('../../lib/leads/descriptions.fixture');
  const forms = Object.fromEntries(Object.entries(described).map(([name, form]) => [name, { form }]));
  return { siteContent: () => ({ languages: [{ forms }] }) };
});

const landingWith = (number: string) => phoneOf('landing', { ...LANDING, message: `Name: Asha\nWhatsApp: ${number}` });

test('the phone number of a lead is read from the parameters of each form', () => {
  const called = { display: '+91 98765 43210', href: 'tel:+919876543210' };
  expect(phoneOf('landing', LANDING)).toEqual(called);
  expect(phoneOf('housing', HOUSING)).toEqual(called);
  const withNumber = (message: unknown, label: string) =>
    String(message).replace(new RegExp(`(${label}): .*`), '$1: 9876543210');
  expect(phoneOf('commercial', { message: withNumber(COMMERCIAL.message, 'WhatsApp') })).toEqual(called);
  expect(phoneOf('tabbed', { message: withNumber(TABBED.message, 'WhatsApp Number') })).toEqual(called);
});

test('a number in Devanagari digits is written in European digits, ready to call', () => {
  expect(landingWith('९८७६५ ४३२१०')).toEqual({ display: '+91 98765 43210', href: 'tel:+919876543210' });
  expect(landingWith('०५४२ २५०१२३४')).toEqual({ display: '0542 2501234', href: 'tel:05422501234' });
  expect(landingWith('+४४ 20 7946 0000')).toEqual({ display: '+44 20 7946 0000', href: 'tel:+442079460000' });
});

test('a lead without a number that could be called has none', () => {
  expect(landingWith('N/A')).toBeUndefined();
  expect(landingWith('call me')).toBeUndefined();
  expect(phoneOf('tabbed', { message: 'Form Type: Commercial\nFull Name: Asha' })).toBeUndefined();
  expect(phoneOf('other', { message: 7 })).toBeUndefined();
});
