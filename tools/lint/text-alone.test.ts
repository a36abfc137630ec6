/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { writeFiles } from '../system/files';
import { clientComponents } from './client-components';
import { textAlone } from './text-alone';

const component = (jsx: string) => `declare function useState(value: number): [number];
interface Props { words: { text: string; long?: string }; many: string[]; isOpen: boolean; children: string | object }
export function Part({ words, many, isOpen, children }: Props) {
  const [count] = useState(0);
  const eitherText = isOpen ? words.text : '';
  return (${jsx});
}
`;

let project: string;
let eslint: ESLint;
// Makes a small project, because ESLint takes long to compute the types of the whole site.
beforeAll(() => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
  const compilerOptions = { jsx: 'preserve', strict: true, lib: ['es2023'], types: [] };
  writeFiles(project, [
    ['tsconfig.json', JSON.stringify({ compilerOptions })],
    ['part.tsx', ''],
  ]);
  eslint = new ESLint({
    cwd: project,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { projectService: true } },
      plugins: { project: { rules: { 'text-alone': textAlone } } },
      rules: { 'project/text-alone': 'error' },
    },
  });
});
afterAll(() => rmSync(project, { recursive: true }));

async function reportedIn(jsx: string) {
  const text = component(jsx);
  const [result] = await eslint.lintText(text, { filePath: 'part.tsx' });
  return result!.messages.map((found) => {
    expect(found.message).toContain('Put it into an element of its own');
    expect(found.endLine).toBe(found.line);
    return text
      .split('\n')
      [found.line - 1]!.slice(found.column - 1, found.endColumn! - 1)
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
  ['<p><b /> {eitherText}</p>', '{eitherText}'],
])(
  'where JSX has several children, the first text is reported if one of them can change, appear or disappear: %s',
  async (jsx, text) => {
    expect(await reportedIn(jsx)).toEqual([text]);
  },
);

test.each([
  '<p>{isOpen ? words.text : words.long}</p>',
  '<p>{words.text} <a href="/">Home</a></p>',
  '<p>{words.text}: {words.long}</p>',
  '<p>Call <b>{count}</b> or write.</p>',
  '<p><b>{words.text}</b> {isOpen && <b>{words.long}</b>}</p>',
  '<div>{children}{isOpen && <b />}</div>',
  '<div>{isOpen ? children : <b />}<i /></div>',
  "<p>{words.text.split('{n}')[0]}<b /></p>",
])(
  'JSX is allowed if each text is alone in its element or beside nothing that changes, and {children} counts as no text: %s',
  async (jsx) => {
    expect(await reportedIn(jsx)).toEqual([]);
  },
);

test('clientComponents() lists components with "use client" and components that they import, but not the server component Footer', () => {
  const files = clientComponents(process.cwd());
  expect(files).toEqual(
    expect.arrayContaining([
      'components/layout/ReloadOffer/ReloadOffer.tsx',
      'components/ui/Carousel/CarouselControls.tsx',
    ]),
  );
  expect(files).not.toContain('components/layout/Footer/Footer.tsx');
});
