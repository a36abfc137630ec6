import { visit } from 'yaml';
import { memoize, parseYaml } from './parse';

/** The files of content/ by their paths within it, for example `pages/home.yaml`, each with its text. */
export type ContentFiles = Readonly<Record<string, string>>;

/** The place of a value: the name of its file without extension, and the keys that lead to the value. */
export interface Spot {
  file: string;
  path: readonly PropertyKey[];
}

const QUOTES =
  'a text that begins with { [ * & ! > | @ % # or a quotation mark, or holds ": " or " #", has to be quoted: put the text between quotation marks';

/**
 * Reads all files. A YAML file with errors is reported, and counts as a file without fields.
 * @returns the value of each YAML file and the text of each Markdown file, by their names without `.yaml`; a line for
 * each file that cannot be read as YAML, with file, line and column; and the names of these files
 */
export function parseFiles(files: ContentFiles) {
  const values = new Map<string, unknown>();
  const problems: string[] = [];
  const unreadable = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    const name = path.replace(/^\.\//, '').replace(/\.yaml$/, '');
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

/** Parses the text of a YAML file, or says why it cannot be read. All callers share the value: none may change it. */
const valueOf = memoize((text): { value: unknown; problem?: string } => {
  const { document, lines } = parseYaml(text);
  const tab = /^ *\t/m.exec(text);
  const [error] = document.errors;
  // A text that begins with `*` is an alias in YAML. Content does not use aliases.
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

/** Finds a value's line and column in its file: `12:5`. For a missing value, those of the nearest one around it. */
export function positionOf(files: ContentFiles, { file, path }: Spot): string | undefined {
  const text = files[`${file}.yaml`] ?? files[`./${file}.yaml`];
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

/** A value and all values inside it, each with its place. */
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
