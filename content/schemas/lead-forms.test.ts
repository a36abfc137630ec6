/** @jest-environment node */
import { z } from 'zod';
import { commercial, housing, landing, tabbed } from '../facts/forms/descriptions.fixture';
import type { FormDescription } from '../facts/forms/description';
import { leadFormWords } from './lead-forms';
import { problemsOf as problemsWith } from './read-value.fixture';

/** The errors that the build reports when some of a form's words are replaced, each as "field · what was expected". */
function problemsOf(form: FormDescription, value: Record<string, unknown>): string[] {
  const shape: Record<string, z.ZodType> = leadFormWords(form).shape;
  const words = z.strictObject(Object.fromEntries(Object.keys(value).map((name) => [name, shape[name]!])));
  return problemsWith(words, value);
}

const field = (words: object) => ({ label: 'Label', ...words });
const phone = field({ hint: 'Looks wrong.' });

/** The words of the commercial form's questions, with some of them replaced. */
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

test('a form needs words for each of its questions, and refuses words for others', () => {
  expect(problemsOf(commercial, questions({}))).toEqual([]);
  expect(problemsOf(commercial, questions({ city: undefined }))).toHaveLength(1);
  expect(problemsOf(commercial, questions({ village: field({}) }))).toHaveLength(1);
});

test('a phone number and a PIN code need a hint for doubtful answers, and a drop-down list needs a placeholder', () => {
  expect(problemsOf(commercial, questions({ whatsapp: field({}), monthlyBill: field({}) }))).toEqual([
    'fields.whatsapp.hint · expected some text, nothing is there',
    'fields.monthlyBill.placeholder · expected some text, nothing is there',
  ]);
});

test('a question needs as many options in words as it has options to send', () => {
  const monthlyBill = field({ placeholder: 'Choose', options: ['a', 'b'] });
  expect(problemsOf(commercial, questions({ monthlyBill }))).toEqual([
    'fields.monthlyBill.options · expected 3 options in the order of "0 - 50,000", "50,000 - 2,00,000", "> 2,00,000"',
  ]);
});

test('a form that asks for consent by an alert needs words for it, and other forms refuse them', () => {
  expect(problemsOf(housing, { consentAlert: undefined })).toHaveLength(1);
  expect(problemsOf(landing, { consentAlert: 'Please agree.' })).toHaveLength(1);
  expect(problemsOf(landing, { consentAlert: undefined })).toEqual([]);
});

test('a form with tabs needs their names, and words for a tab that asks for no phone number', () => {
  const names = { residential: 'Home', housing: 'Society', commercial: 'Business' };
  expect(problemsOf(tabbed, { tabs: { label: 'For', names } })).toEqual([]);
  expect(problemsOf(tabbed, { tabs: { label: 'For', names: { ...names, commercial: '' } } })).toEqual([
    'tabs.names.commercial · expected some text, got ""',
  ]);
  expect(problemsOf(tabbed, { withoutNumber: undefined })).toHaveLength(1);
  expect(problemsOf(landing, { tabs: undefined, withoutNumber: undefined })).toEqual([]);
});

test('the error about a lead that is too long must have a place for the name of the field', () => {
  expect(problemsOf(landing, { tooLong: 'This is too long to send.' })).toEqual([
    'tooLong · expected {field} where the name of the longest field goes',
  ]);
});

test('the sentence that repeats the phone number must have a place for it', () => {
  const number = { text: 'We will write to you.', whatsapp: 'WhatsApp us' };
  expect(problemsOf(landing, { number })).toEqual(['number.text · expected {number} where the number goes']);
});
