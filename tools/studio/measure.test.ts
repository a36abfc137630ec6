/** @jest-environment node */
import { textWidth } from '../../lib/text-width';
import { charactersOf, cutToCharacters, cutToWidth } from './measure';

const LONG = 'Rooftop solar for homes, housing societies and businesses in eighteen cities of Uttar Pradesh';
const HINDI = 'छत पर सौर ऊर्जा: घर, हाउसिंग सोसाइटी और कारखानों के लिए सब्सिडी और आसान किस्तों के साथ पाँच साल की देखभाल';

test('a title that fits a search result to the last pixel is shown completely, and a wider title is cut', () => {
  const text = 'Solar for your home';
  const width = textWidth(text, 20);
  expect(cutToWidth(text, 20, width)).toEqual({ shown: text, missing: '', widthPx: width });
  expect(cutToWidth(text, 20, width - 0.01).missing).not.toBe('');
});

test.each([LONG, HINDI])(
  'a search result cuts a text after the last word that leaves room for the ellipsis: %s',
  (text) => {
    const { shown, missing } = cutToWidth(text, 20, 580);
    const kept = shown.replace(/ \.\.\.$/, '');
    expect(`${kept} ${missing}`).toBe(text);
    expect(textWidth(shown, 20)).toBeLessThanOrEqual(580);
    const next = text.slice(kept.length + 1).split(' ')[0];
    expect(textWidth(`${kept} ${next} ...`, 20)).toBeGreaterThan(580);
  },
);

test('a word wider than a search result of one line is cut, but not between a Hindi letter and its signs', () => {
  const { shown } = cutToWidth('किस्तों'.repeat(20), 20, 200);
  expect(charactersOf('किस्तों'.repeat(20)).join('')).toContain(shown.replace(' ...', ''));
  expect(charactersOf(shown.replace(' ...', '')).every((letter) => charactersOf('किस्तों').includes(letter))).toBe(true);
});

test('an empty title stays empty in a search result', () => {
  expect(cutToWidth('', 20, 580)).toEqual({ shown: '', missing: '', widthPx: 0 });
  expect(cutToWidth(' ', 20, 300, 2)).toMatchObject({ shown: '', missing: '' });
});

test('a search result of two lines shows more of a text than a search result of one line, and cuts no word', () => {
  const { shown, missing } = cutToWidth(LONG, 22, 343, 2);
  expect(`${shown.replace(/ \.\.\.$/, '')} ${missing}`).toBe(LONG);
  expect(shown.length).toBeGreaterThan(cutToWidth(LONG, 22, 343).shown.length);
  expect(cutToWidth('Short', 22, 343, 2)).toMatchObject({ shown: 'Short', missing: '' });
});

test('a word wider than a search result’s line continues on the next, and is not cut between a Hindi letter and its sign', () => {
  const word = 'किस्तों'.repeat(25);
  const { shown, missing } = cutToWidth(word, 22, 343, 2);
  expect(missing).not.toBe('');
  const seen = shown.replace(' ...', '');
  expect(word.startsWith(seen)).toBe(true);
  expect(seen.length).toBeGreaterThan(cutToWidth(word, 22, 343).shown.length);
  expect(textWidth(seen, 22)).toBeLessThanOrEqual(2 * 343);
  expect(charactersOf('किस्तों')).toContain(charactersOf(seen).at(-1));
});

test('the title of a shared link is cut to a number of characters, counting an emoji as one, without a space before the ellipsis', () => {
  expect(cutToCharacters('☀️👨‍👩‍👧धूप', 4)).toBe('☀️👨‍👩‍👧धूप');
  expect(cutToCharacters('Solar power', 8)).toBe('Solar p…');
  expect(cutToCharacters('Solar power', 7)).toBe('Solar…');
});
