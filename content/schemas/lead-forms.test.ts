/** @jest-environment node */

import { problemsOf } from '../../lib/content/read-value.fixture';
import { descriptionOf, formLabelsOf, leadFormFile, sharedFormLabels } from './lead-forms';

const field = (words: object = {}) => ({
  name: 'city',
  kind: 'town',
  sentAs: 'City',
  label: 'Your city',
  purpose: 'To come to you',
  ...words,
});
const phone = field({ name: 'whatsapp', kind: 'phone', required: true, sentAs: 'WhatsApp', hint: 'Looks wrong.' });
const options = [{ value: 'Less', shown: 'A little' }];
const bill = field({ name: 'monthlyBill', kind: 'list', sentAs: 'Monthly Bill', placeholder: 'Choose', options });
const form = (change: object = {}) => ({
  name: 'commercial',
  sent: 'fields',
  consent: 'browser',
  outcome: 'page',
  submit: 'Send',
  success: 'Sent.',
  failure: 'Not sent.',
  fields: [field(), phone, bill],
  ...change,
});
const fields = (...list: object[]) => problemsOf(leadFormFile, form({ fields: [phone, ...list] }));

test('a form without questions is refused, and each of `label`, `purpose` and `sentAs` that a question lacks is reported', () => {
  expect(problemsOf(leadFormFile, form())).toEqual([]);
  expect(fields(field({ label: undefined, purpose: '', sentAs: undefined }))).toEqual([
    'fields[1].sentAs · expected some text, nothing is there',
    'fields[1].label · expected some text, nothing is there',
    'fields[1].purpose · expected some text, got ""',
  ]);
  expect(problemsOf(leadFormFile, form({ fields: [] }))).toEqual(['fields · expected one question or more']);
});

test('a question about a PIN code needs a hint, one about a town may not have one, and a drop-down list needs a placeholder', () => {
  expect(fields(field({ kind: 'pin' }), { ...bill, placeholder: undefined })).toEqual([
    'fields[1].hint · expected some text, nothing is there',
    'fields[2].placeholder · expected some text, nothing is there',
  ]);
  expect(fields(field({ hint: 'Looks wrong.' }))).toEqual([
    'fields[1].hint · expected no such field for a question of this kind',
  ]);
});

test('an option without a text is refused, as are a drop-down list without options and a town question with options', () => {
  expect(fields({ ...bill, options: [{ value: 'Less' }] })).toEqual([
    'fields[1].options[0].shown · expected some text, nothing is there',
  ]);
  expect(fields({ ...bill, options: undefined })).toEqual(['fields[1].options · expected some text, nothing is there']);
  expect(fields(field({ options }))).toEqual([
    'fields[1].options · expected no such field for a question of this kind',
  ]);
});

test('options with ranges of bills are refused if a range is missing or out of order, or if the last has an upper end', () => {
  const withBills = (...bills: (object | undefined)[]) =>
    fields({ ...bill, options: bills.map((each) => ({ value: 'Less', shown: 'A little', bill: each })) });
  const expected = [expect.stringMatching(/^fields\[1\]\.options · expected a bill in every option, each higher/)];
  expect(withBills({ below: 1500 }, { upTo: 2500 }, {})).toEqual([]);
  expect(withBills({ below: 1500 }, { upTo: 2500 })).toEqual(expected);
  expect(withBills({ upTo: 2500 }, { below: 1500 }, {})).toEqual(expected);
  expect(withBills({ upTo: 2500 }, undefined, {})).toEqual(expected);
});

test('a question with `required: marked` is refused without the error text for a missing answer', () => {
  expect(fields({ ...bill, required: 'marked' })).toEqual(['fields[1].missing · expected some text, nothing is there']);
});

test('the field `consentAlert` is required in a form that asks for consent by an alert, and refused in other forms', () => {
  expect(problemsOf(leadFormFile, form({ consent: 'alert' }))).toEqual([
    'consentAlert · expected some text, nothing is there',
  ]);
  expect(problemsOf(leadFormFile, form({ consentAlert: 'Please agree.' }))).toEqual([
    'consentAlert · expected no such field in this form',
  ]);
});

test('a form needs a text for each tab, and must have `withoutNumber` if and only if a tab asks for no phone number', () => {
  const tab = (name: string) => ({ sent: name, shown: name });
  const tabs = { sentAs: 'Type', label: 'For', names: { homes: tab('Homes'), firms: tab('Firms') } };
  const withoutNumber = {
    before: 'We ask for no number.',
    heading: 'Thank you',
    text: 'Write to us.',
    whatsapp: 'WhatsApp',
    link: { text: 'More', href: 'home' },
    answer: 'We answer today.',
    steps: ['We read it.'],
  };
  expect(problemsOf(leadFormFile, form({ tabs }))).toEqual([]);
  expect(problemsOf(leadFormFile, form({ tabs: { ...tabs, names: { homes: { sent: 'Homes', shown: '' } } } }))).toEqual(
    ['tabs.names.homes.shown · expected some text, got ""'],
  );
  const half = { tabs, fields: [field(), { ...phone, tabs: ['homes'] }] };
  expect(problemsOf(leadFormFile, form(half))).toEqual(['withoutNumber · expected some text, nothing is there']);
  expect(problemsOf(leadFormFile, form({ ...half, withoutNumber }))).toEqual([]);
  expect(problemsOf(leadFormFile, form({ withoutNumber }))).toEqual([
    'withoutNumber · expected no such field in this form',
  ]);
});

test('descriptionOf returns the labels and options for the message, and formLabelsOf the labels and options for the page', () => {
  const file = leadFormFile.parse(form());
  expect(descriptionOf(file).fields.map(({ sentAs, options }) => [sentAs, options])).toEqual([
    ['City', undefined],
    ['WhatsApp', undefined],
    ['Monthly Bill', ['Less']],
  ]);
  const outbox = { waiting: { send: 'Send' } };
  const labels = formLabelsOf(file, { kept: { waiting: {} } } as never, outbox as never, {} as never);
  expect(labels.fields.monthlyBill).toEqual({ label: 'Your city', placeholder: 'Choose', options: ['A little'] });
});

test('the text `tooLong` is refused without {field}, the name of the field that is too long', () => {
  expect(problemsOf(sharedFormLabels.pick({ tooLong: true }), { tooLong: 'This is too long to send.' })).toEqual([
    'tooLong · expected {field} in the text',
  ]);
});

test('the text `number.text` is refused without {number}, the phone number that the visitor gave', () => {
  const number = { text: 'We will write to you.', whatsapp: 'WhatsApp us' };
  expect(problemsOf(sharedFormLabels.pick({ number: true }), { number })).toEqual([
    'number.text · expected {number} in the text',
  ]);
});
