import type { Spot } from './files';
import type { Problem } from './problems';

type Values = ReadonlyMap<string, unknown>;
type Fields = Record<string, unknown>;

/** Stands for the text of a fact that contains itself. */
export const CIRCLE = Symbol('circle');

/** Each fact's text in a language, or {@link CIRCLE}. */
export type FactTexts = ReadonlyMap<string, (language: string) => unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether all fields of a value are codes of languages. */
export const isPair = (value: unknown, codes: readonly string[]): value is Fields =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => codes.includes(key));

/** Splits a place such as `blocks/faq#categories.0` into file and path. */
export function spotOf(place: string): Spot {
  const [file, path = ''] = place.split('#') as [string, string?];
  return { file, path: path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** Returns the value at a place. The key `name=rate` finds the list item whose `name` is `rate`. */
export const valueAt = (values: Values, { file, path }: Spot): unknown =>
  path.reduce<unknown>((inner, key) => {
    const [field, wanted] = String(key).split('=') as [string, string?];
    if (wanted !== undefined && Array.isArray(inner))
      return inner.find((item) => isFields(item) && item[field] === wanted);
    return (inner as Fields | null | undefined)?.[field];
  }, values.get(file));

const NAME = /\{([a-z][\w-]*)\}/g;

export const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name]) => name!);

export interface Resolver {
  read: (place: string) => unknown;
  value: (value: unknown, at: Spot) => unknown;
  places: Set<string>;
}

/**
 * Makes the resolver of one language, which fills in facts and the content that a line `use:` names.
 * @param problems the list to which problems are added
 */
export function resolver(
  values: Values,
  language: string,
  codes: readonly string[],
  facts: FactTexts,
  problems: Problem[],
): Resolver {
  const places = new Set<string>();
  /** The places being read, to notice content that uses itself. */
  const open = new Set<string>();

  function read(place: string): unknown {
    places.add(place);
    const spot = spotOf(place);
    open.add(place);
    try {
      return value(valueAt(values, spot), spot);
    } finally {
      open.delete(place);
    }
  }

  function value(given: unknown, at: Spot): unknown {
    if (typeof given === 'string') return filled(given, at);
    if (Array.isArray(given)) return given.map((item, index) => value(item, inside(at, index)));
    if (!isFields(given)) return given;
    if (isPair(given, codes)) return value(given[language], inside(at, language));
    const { use, ...own } = given as Fields;
    const fields = Object.fromEntries(Object.entries(own).map(([key, inner]) => [key, value(inner, inside(at, key))]));
    if (use === undefined) return fields;
    const refuse = (message: string) => {
      problems.push({ ...inside(at, 'use'), message: `expected the place of other content, ${message}` });
      return fields;
    };
    if (typeof use !== 'string' || valueAt(values, spotOf(use)) === undefined)
      return refuse(`such as blocks/faq, got ${JSON.stringify(use)}`);
    if (open.has(use)) return refuse(`got ${use}, which uses this content`);
    const base = read(use);
    return isFields(base) ? { ...base, ...fields } : base;
  }

  function filled(text: string, at: Spot): unknown {
    const alone = /^\{([a-z][\w-]*)\}$/.exec(text)?.[1];
    if (alone !== undefined && facts.has(alone)) return factOf(alone, at);
    return text.replace(NAME, (hole, name: string) => {
      // Keeps the placeholder, because `fittingTitle` decides later whether a title has room for the company's name.
      if (name === 'company-name' && at.path.join('.').startsWith('seo.title')) return hole;
      return facts.has(name) ? String(factOf(name, at)) : hole;
    });
  }

  function factOf(name: string, at: Spot): unknown {
    const text = facts.get(name)!(language);
    if (text !== CIRCLE) return text;
    problems.push({ ...at, message: `expected no {${name}}: the text of this fact is made from this one` });
    return `{${name}}`;
  }

  return { read, value, places };
}

const inside = ({ file, path }: Spot, key: PropertyKey): Spot => ({ file, path: [...path, key] });

/** Finds the file and path of a text in one language. Follows `use`, because the text may be in another file. */
export function whereIs(values: Values, start: Problem, language: string, codes: readonly string[]): Spot {
  let at: Spot = { file: start.file, path: [] };
  let node: unknown = values.get(start.file);
  const step = () => {
    if (!isPair(node, codes)) return;
    at = inside(at, language);
    node = node[language];
  };
  for (const key of start.path) {
    step();
    const used = new Set<string>();
    while (isFields(node) && typeof node.use === 'string' && !(String(key) in node) && !used.has(node.use)) {
      used.add(node.use);
      at = spotOf(node.use);
      node = valueAt(values, at);
      step();
    }
    at = inside(at, key);
    node = (node as Fields | undefined)?.[String(key)];
  }
  if (!start.isField) step();
  return at;
}
