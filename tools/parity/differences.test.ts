/** @jest-environment node */
import { compare } from './differences';

const english = {
  heading: 'Solar for your home',
  text: ['It pays back in 4 to 6 years. See ', { text: 'our prices', href: 'home' }, '.'],
  items: [{ id: 'bill', icon: 'sun', title: 'A bill of ₹1,500 or {bill}' }],
  figure: '3 kW',
};
const hindi = {
  heading: 'आपके घर के लिए सोलर',
  text: [{ text: 'हमारे दाम', href: 'home' }, ' देखिए। लागत 4 से 6 साल में निकलती है।'],
  items: [{ id: 'bill', icon: 'sun', title: '{bill} या ₹1500 का बिल' }],
  figure: '3 kW',
};
const item = hindi.items[0]!;
const found = (change: object, facts?: Set<string>) =>
  compare(english, { ...hindi, ...change }, facts).differences.map(({ field, expected }) => `${field}: ${expected}`);

test('words with the figures, placeholders and links of the English, in another order, have no differences', () => {
  expect(found({})).toEqual([]);
});

test('a missing key, an extra key and a missing list item are found', () => {
  expect(found({ items: [{ id: 'bill', icon: 'sun', heading: 'बिल' }] })).toEqual([
    'items[0].title: expected this field, which the English has',
    'items[0].heading: expected no such field: the English has none',
  ]);
  expect(found({ items: [] })).toEqual(['items: expected 1 items as in English, got 0']);
});

test('a changed figure and a changed placeholder are found', () => {
  expect(found({ items: [{ ...item, title: '{bill} या ₹1,600 का बिल' }] })).toEqual([
    'items[0].title: expected the figures of the English (1500), got 1600',
  ]);
  expect(found({ items: [{ ...item, title: '{amount} या ₹1,500 का बिल' }] })).toEqual([
    'items[0].title: expected the placeholders of the English ({bill}), got {amount}',
  ]);
});

test('another link within a sentence is found', () => {
  expect(found({ text: ['4 से 6 साल। ', { text: 'हमारे दाम', href: 'aboutus' }] })).toEqual([
    'text: expected the links of the English (home), got aboutus',
  ]);
});

test('an English sentence is found, also one that both languages import', () => {
  expect(found({ heading: english.heading })).toEqual([
    'heading: expected words in Devanagari, got "Solar for your home"',
  ]);
  expect(compare(english, english).differences).toHaveLength(3);
});

test('a fact such as the company’s name, and units, need no Devanagari', () => {
  expect(found({ heading: 'Roof Co', figure: '3 kWh' }, new Set(['Roof Co']))).toEqual([]);
});

test('a changed id or icon is found, and a PDF guide may have the language in its name', () => {
  expect(found({ items: [{ ...item, icon: 'moon' }] })).toEqual([
    'items[0].icon: expected "sun" as in English, got "moon"',
  ]);
  expect(compare({ file: '/guides/roofs.pdf' }, { file: '/guides/roofs-hi.pdf' }).differences).toEqual([]);
  expect(compare({ pictures: ['guide-roofs'] }, { pictures: ['guide-roofs-hi'] }).differences).toEqual([]);
  expect(compare({ file: '/guides/roofs.pdf' }, { file: '/guides/walls-hi.pdf' }).differences).toHaveLength(1);
});

test('options of forms have words in other languages only', () => {
  expect(compare({ label: 'Bill' }, { label: 'बिल', options: ['कम', 'ज़्यादा', '> ₹8000'] }).differences).toEqual([]);
  expect(compare({ label: 'Bill' }, { label: 'बिल', options: ['कम', 'More'] }).differences).toEqual([
    { field: 'options[1]', expected: 'expected words in Devanagari, got "More"' },
  ]);
});
