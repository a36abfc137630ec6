/** @jest-environment node */
import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { clientComponents } from './client-components.mjs';
import textAlone from './text-alone.mjs';

const ROOT = path.join(__dirname, '../..');
// A file of the project, because ESLint knows types only in such files. Its own text is not read.
const FILE = 'components/layout/StalePage/StalePage.tsx';

const { parser } = (nextTypescript as Linter.Config[]).find((part) => part.languageOptions?.parser)!.languageOptions!;

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { projectService: true } },
      plugins: { project: { rules: { 'text-alone': textAlone } } },
      rules: { 'project/text-alone': 'error' },
    },
  ],
});

/** The texts that the rule reports in a component that returns this JSX. */
async function reported(jsx: string, before = '') {
  const text = `import { type ReactNode, useState } from 'react';
interface Props { words: { text: string; long?: string }; many: string[]; isOpen: boolean; children: ReactNode }
export function Part({ words, many, isOpen, children }: Props) {
  const [count] = useState(0);
  ${before}
  return (${jsx});
}
`;
  const [result] = await eslint.lintText(text, { filePath: FILE });
  return result!.messages.map(({ line, column, endLine, endColumn, message }) => {
    expect(message).toContain('Put it into an element of its own');
    expect(endLine).toBe(line);
    return text
      .split('\n')
      [line - 1]!.slice(column - 1, endColumn! - 1)
      .trim();
  });
}

test.each([
  ['<p>Closed{isOpen && <b>!</b>}</p>', 'Closed'],
  ['<p>{words.text} {isOpen && words.long}</p>', '{words.text}'],
  ['<p>{isOpen ? words.text : <b>!</b>}<i /></p>', '{isOpen ? words.text : <b>!</b>}'],
  ['<p>{words.text}{many.map((one) => <b key={one}>{one}</b>)}</p>', '{words.text}'],
  ['<p><b>Total</b> {count}</p>', '{count}'],
  ['<p>{words.text}: {`${count} kW`}</p>', '{words.text}'],
  ['<p><b /> {String(many)}</p>', '{String(many)}'],
  ['<>{words.long}{isOpen && <b />}</>', '{words.long}'],
])('a text that may change, or stands beside something that may come or go, is reported: %s', async (jsx, text) => {
  expect(await reported(jsx)).toEqual([text]);
});

test('a text is reported if the constant that holds it depends on a condition', async () => {
  const constant = "const shown = isOpen ? words.text : '';";
  expect(await reported('<p><b /> {shown}</p>', constant)).toEqual(['{shown}']);
});

test.each([
  '<p>{isOpen ? words.text : words.long}</p>',
  '<p>{words.text} <a href="/">Home</a></p>',
  '<p>{words.text}: {words.long}</p>',
  '<p>Call <b>{count}</b> or write.</p>',
  '<p><b>{words.text}</b> {isOpen && <b>{words.long}</b>}</p>',
  '<div>{children}{isOpen && <b />}</div>',
  '<div>{isOpen ? children : <b />}<i /></div>',
  "<p>{words.text.split('{n}')[0]}<b /></p>",
])('a text that stays, or is alone in its element, is allowed: %s', async (jsx) => {
  expect(await reported(jsx)).toEqual([]);
});

test('the rule holds for components with "use client" and for all that they import', () => {
  const files = clientComponents(ROOT);
  expect(files).toEqual(expect.arrayContaining([FILE, 'components/ui/Carousel/CarouselControls.tsx']));
  expect(files).not.toContain('components/layout/Footer/Footer.tsx');
});
