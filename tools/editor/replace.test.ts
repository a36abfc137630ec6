/** @jest-environment node */
import { parseDocument } from 'yaml';
import { withText } from './replace';

const SOURCE = `# About the page.
title:
  en: 'Roofs: a title' # kept
  hi: "It's a roof"
count: 5

body:
  en: |
    One line.

    Another line.
  hi: >-
    Folded words
    on two lines.
list:
  - en: The first
    hi: पहला
`;

async function after(path: (string | number)[], text: string) {
  const written = await withText(SOURCE, path, text);
  const old = SOURCE.split('\n');
  return {
    lines: written.split('\n').filter((line) => !old.includes(line)),
    value: parseDocument(written).getIn(path),
  };
}

test.each([
  [
    'in single quotes if the old text has single quotes',
    ['title', 'en'],
    'Other: words',
    ["  en: 'Other: words' # kept"],
  ],
  ['in single instead of double quotes if Prettier prefers these', ['title', 'hi'], 'A roof', ["  hi: 'A roof'"]],
  ['with an apostrophe in double quotes', ['title', 'en'], "It's: so", [`  en: "It's: so" # kept`]],
  ['without quotes if YAML needs none', ['list', 0, 'en'], 'The second', ['  - en: The second']],
  [
    'in quotes if YAML would read something else without quotes',
    ['list', 0, 'en'],
    '- a: {b} #c',
    ["  - en: '- a: {b} #c'"],
  ],
  ['in quotes if the text looks like a number', ['list', 0, 'hi'], '12', ["    hi: '12'"]],
  ['as a number where a number stood', ['count'], '7', ['count: 7']],
  ['as words where a number stood', ['count'], 'many', ['count: many']],
  ['as a block of lines if the old text is one', ['body', 'en'], 'One.\n\nTwo.\n', ['    One.', '    Two.']],
])('withText() writes a text %s and changes nothing else', async (_, path, text, lines) => {
  expect(await after(path, text)).toEqual({ lines, value: path[0] === 'count' && text === '7' ? 7 : text });
});

test('a text that withText() writes in place of a folded YAML text is read back as typed', async () => {
  expect((await after(['body', 'hi'], 'Other words.')).value).toBe('Other words.');
});

test('withText() changes only the text in a file that Prettier has not formatted', async () => {
  const untidy = 'a:   "one"\nb: two\n';
  expect(await withText(untidy, ['b'], 'three')).toBe('a:   "one"\nb: three\n');
});

test('withText() throws an error if there is no text at the path', async () => {
  await expect(withText(SOURCE, ['title'], 'x')).rejects.toThrow('there is no text at this place');
});
