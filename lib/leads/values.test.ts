/** @jest-environment node */
import { cleanValue, readValues } from './values';

test.each([
  ['a line feed', 'a\nb', 'a b'],
  ['a carriage return', 'a\rb', 'a b'],
  ['a carriage return together with a following line feed', 'a\r\nb', 'a b'],
  ['each of a line feed and a following carriage return', 'a\n\rb', 'a  b'],
  ['a vertical tab', 'a\vb', 'a b'],
  ['a form feed', 'a\fb', 'a b'],
  ['a next line', 'a\u0085b', 'a b'],
  ['a line separator', 'a\u2028b', 'a b'],
  ['a paragraph separator', 'a\u2029b', 'a b'],
  ['each of two line feeds', 'a\n\nb', 'a  b'],
])('cleanValue replaces %s with one space', (_, typed, clean) => {
  expect(cleanValue(typed)).toBe(clean);
});

test.each([
  ['spaces', '  Asha Devi  ', 'Asha Devi'],
  ['tabs', '\tAsha Devi\t', 'Asha Devi'],
  ['line breaks', '\r\nAsha Devi\n', 'Asha Devi'],
  ['no-break spaces', '\u00a0Asha Devi\u00a0', 'Asha Devi'],
])('cleanValue removes %s at both ends of an answer', (_, typed, clean) => {
  expect(cleanValue(typed)).toBe(clean);
});

test("cleanValue returns '' for an answer that consists of spaces and line breaks", () => {
  expect(cleanValue(' \r\n \t ')).toBe('');
});

test.each([
  ['Devanagari', 'आशा देवी, वाराणसी'],
  ['single and joined emoji', 'Asha 🌞 👩🏽‍🔧'],
  ['right-to-left marks', 'Asha \u202eived\u202c \u200fDevi'],
  ['HTML', '<b>Asha</b> <script>alert("1")</script> &amp;'],
  ['a tab and two spaces inside', 'Asha\tKumari  Devi'],
  ['the placeholder {{to_email}} of the mail service', '{{to_email}}'],
])('cleanValue does not change an answer that contains %s', (_, typed) => {
  expect(cleanValue(typed)).toBe(typed);
});

test('cleanValue does not shorten an answer of 10,000 characters', () => {
  expect(cleanValue('क'.repeat(10_000))).toHaveLength(10_000);
});

test('readValues returns cleaned values by the names of the fields, with "on" for a ticked box', () => {
  const data = new FormData();
  data.append('fullName', ' Asha\r\nDevi ');
  data.append('city', '');
  data.append('agreeTerms', 'on');
  expect(readValues(data)).toEqual({ fullName: 'Asha Devi', city: '', agreeTerms: 'on' });
});

test('readValues leaves out a file in a submitted form', () => {
  const data = new FormData();
  data.append('fullName', 'Asha Devi');
  data.append('roof', new File(['x'], 'roof.jpg'));
  expect(readValues(data)).toEqual({ fullName: 'Asha Devi' });
});
