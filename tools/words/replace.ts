import { isDeepStrictEqual } from 'node:util';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { type Document, parseDocument, Scalar } from 'yaml';
import settings from '../../.prettierrc.json';
import type { Path } from './texts';

const parsed = (source: string) => parseDocument(source, { stringKeys: true });
const same = (document: Document, source: string) => {
  const other = parsed(source);
  return other.errors.length === 0 && isDeepStrictEqual(other.toJS(), document.toJS());
};
const tidy = (source: string) => format(source, { ...(settings as object), parser: 'yaml', plugins: [yaml] });

/** Writes changed YAML as Prettier does, unless the file was written otherwise before: then nothing else changes in it. */
export const tidyAs = async (before: string, after: string) => ((await tidy(before)) === before ? tidy(after) : after);

/**
 * Puts a text in the place of a value in YAML. Comments, order and line breaks of the file stay.
 * @param text a number stays a number where one stood
 * @throws Error where the text cannot be written there
 */
export async function withText(source: string, path: Path, text: string): Promise<string> {
  const document = parsed(source);
  const node = document.getIn(path, true);
  if (!(node instanceof Scalar) || !node.range) throw new Error('there is no text at this place any more');
  const [start, end] = node.range;
  const isNumber = typeof node.value === 'number' && text.trim() !== '' && Number.isFinite(Number(text));
  document.setIn(path, isNumber ? Number(text) : text);
  for (const way of ways(source.slice(start, end), node, text)) {
    const changed = source.slice(0, start) + way + source.slice(end);
    if (!same(document, changed)) continue;
    const after = await tidyAs(source, changed);
    if (same(document, after)) return after;
  }
  throw new Error('the text cannot be written there');
}

/** The ways in which YAML may write a text: first as the old one was written, then as plainly as possible. */
function ways(old: string, { type }: Scalar, text: string): string[] {
  const plain = { PLAIN: text, QUOTE_SINGLE: `'${text.replaceAll("'", "''")}'`, QUOTE_DOUBLE: JSON.stringify(text) };
  const [header, indent] = [old.split('\n', 1)[0]!, /\n( +)/.exec(old)?.[1] ?? ''];
  const lines = text.replace(/\n+$/, '').split('\n');
  const block = `${header}\n${lines.map((line) => (line ? indent + line : '')).join('\n')}\n`;
  const first = type?.startsWith('BLOCK') ? block : (plain[type as keyof typeof plain] ?? text);
  return [first, ...Object.values(plain)];
}
