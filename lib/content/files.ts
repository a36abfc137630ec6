import { visit } from 'yaml';
import { memoize, parseYaml } from './parse';

/** The text of each file by its path within content/, for example `pages/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** A place in content/: a file, without `.yaml`, and the path to a value in it. */
export interface Spot {
  file: string;
  path: readonly PropertyKey[];
}

const QUOTES =
  'a text that begins with { [ * & ! > | @ % # or a quotation mark, or holds ": " or " #", has to be quoted: put the text between quotation marks';

/**
 * Parses YAML files and keeps Markdown as text.
 * @returns `problems`: one line for each unreadable file
 */
export function parseFiles(files: ContentFiles) {
  const values = new Map<string, unknown>();
  const problems: string[] = [];
  const unreadable = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    const name = path.replace(/\.yaml$/, '');
    if (!path.endsWith('.yaml')) {
      values.set(name, text);
      continue;
    }
    const { value, problem } = valueOf(text);
    values.set(name, value);
    if (!problem) continue;
    unreadable.add(name);
    problems.push(`content/${name}.yaml:${problem}`);
  }
  return { values, problems, unreadable };
}

/** The value is cached and shared, so callers must not change it. */
const valueOf = memoize((text): { value: unknown; problem?: string } => {
  const { document, lines } = parseYaml(text);
  const tab = /^ *\t/m.exec(text);
  const [error] = document.errors;
  // YAML reads a text that begins with `*` as an alias, and content/ has no aliases.
  let alias: number | undefined;
  visit(document, { Alias: (_, { range }) => void (alias ??= range?.[0]) });
  function unread(offset: number, message: string) {
    const { line, col } = lines.linePos(offset);
    return { value: {}, problem: `${line}:${col} ${message}` };
  }
  if (tab) return unread(tab.index, 'expected spaces before the text, got a tab');
  if (error) return unread(error.pos[0], `is no YAML: ${error.message}; ${QUOTES}`);
  if (alias !== undefined) return unread(alias, `is no text: ${QUOTES}`);
  return { value: document.toJS() };
}, 'values');

/**
 * Returns the line and column of a value, or of the nearest value around a missing one, for example `12:5`.
 * @returns undefined if there is no such YAML file
 */
export function positionOf(files: ContentFiles, { file, path }: Spot): string | undefined {
  const text = files[`${file}.yaml`];
  if (text === undefined) return undefined;
  const { document, lines } = parseYaml(text);
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (!node?.range) continue;
    const { line, col } = lines.linePos(node.range[0]);
    return `${line}:${col}`;
  }
  return '1:1';
}

/** Returns a value and all nested values, each with its place. */
export function valuesIn(value: unknown, { file, path }: Spot): [value: unknown, spot: Spot][] {
  const inner = Object.entries(Object(value) === value ? (value as object) : {});
  return [
    [value, { file, path }],
    ...inner.flatMap(([key, one]) =>
      valuesIn(one, { file, path: [...path, Array.isArray(value) ? Number(key) : key] }),
    ),
  ];
}

export const textsIn = (value: unknown): string[] =>
  valuesIn(value, { file: '', path: [] }).flatMap(([inner]) => (typeof inner === 'string' ? inner : []));
