/** @jest-environment node */
import { z } from 'zod';
import { commercial } from '../facts/forms/commercial';
import type { FormDescription } from '../facts/forms/description';
import { housing } from '../facts/forms/housing';
import { landing } from '../facts/forms/landing';
import { tabbed } from '../facts/forms/tabbed';
import { leadFormWords } from './lead-forms';
import { problemsOf as problemsWith } from './read-value.fixture';

/**
 * The errors that stop the build when these values replace some of a form's words, each as "field · what was expected".
 */
function problemsOf(form: FormDescription, value: Record<string, unknown>): string[] {
  const shape: Record<string, z.ZodType> = leadFormWords(form).shape;
  const words = z.strictObject(Object.fromEntries(Object.keys(value).map((name) => [name, shape[name]!])));
  return problemsWith(words, value);
}

const field = (words: object) => ({ label: 'Label', ...words });
const phone = field({ hint: 'Looks wrong.' });

/** The words of the commercial form's questions, with some replaced by the given ones. */
const questions = (words: object) => ({
  fields: {
    name: field({}),
    companyName: field({}),
    whatsapp: phone,
    city: field({}),
    pinCode: phone,
    monthlyBill: field({ placeholder: 'Choose' }),
    ...words,
  },
});

test('a form takes words for each of its questions, and no more', () => {
  expect(problemsOf(commercial, questions({}))).toEqual([]);
  expect(problemsOf(commercial, questions({ city: undefined }))).toHaveLength(1);
  expect(problemsOf(commercial, questions({ village: field({}) }))).toHaveLength(1);
});

test('a phone number and a PIN code have words for a doubt, and a list words for no answer', () => {
  expect(problemsOf(commercial, questions({ whatsapp: field({}), monthlyBill: field({}) }))).toEqual([
    'fields.whatsapp.hint · expected some text, nothing is there',
    'fields.monthlyBill.placeholder · expected some text, nothing is there',
  ]);
});

test('the options of a language are as many as those that are sent', () => {
  const monthlyBill = field({ placeholder: 'Choose', options: ['a', 'b'] });
  expect(problemsOf(commercial, questions({ monthlyBill }))).toEqual([
    'fields.monthlyBill.options · expected 3 options in the order of "0 - 50,000", "50,000 - 2,00,000", "> 2,00,000"',
  ]);
});

test('a form whose consent is asked for by an alert needs its words, and no other form has them', () => {
  expect(problemsOf(housing, { consentAlert: undefined })).toHaveLength(1);
  expect(problemsOf(landing, { consentAlert: 'Please agree.' })).toHaveLength(1);
  expect(problemsOf(landing, { consentAlert: undefined })).toEqual([]);
});

test('a form with tabs needs their names, and words for a tab that asks for no number', () => {
  const names = { residential: 'Home', housing: 'Society', commercial: 'Business' };
  expect(problemsOf(tabbed, { tabs: { label: 'For', names } })).toEqual([]);
  expect(problemsOf(tabbed, { tabs: { label: 'For', names: { ...names, commercial: '' } } })).toEqual([
    'tabs.names.commercial · expected some text, got ""',
  ]);
  expect(problemsOf(tabbed, { withoutNumber: undefined })).toHaveLength(1);
  expect(problemsOf(landing, { tabs: undefined, withoutNumber: undefined })).toEqual([]);
});

test('the words about a lead that is too long have a place for the name of the field', () => {
  expect(problemsOf(landing, { tooLong: 'This is too long to send.' })).toEqual([
    'tooLong · expected {field} where the name of the longest field goes',
  ]);
});

test('the words about the number have a place for it', () => {
  const number = { text: 'We will write to you.', whatsapp: 'WhatsApp us' };
  expect(problemsOf(landing, { number })).toEqual(['number.text · expected {number} where the number goes']);
});
