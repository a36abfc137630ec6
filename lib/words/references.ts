import { type Finding, isFields } from './resolve';

/** The fields that name an entry of another file or folder, by the pattern of the files in which they stand. */
const REFERENCES: readonly { from: RegExp; path: readonly string[]; to: string }[] = [
  { from: /^projects\//, path: ['town'], to: 'towns/' },
  { from: /^reviews\//, path: ['town'], to: 'towns/' },
  { from: /^towns\//, path: ['company'], to: 'blocks/town-pages#companies' },
  { from: /^pages\//, path: ['reviews', 'reviews'], to: 'reviews/' },
  { from: /^guides\/home\/guide$/, path: ['chapters'], to: 'guides/home/' },
  { from: /^guides\/housing-society\/guide$/, path: ['chapters'], to: 'guides/housing-society/' },
];

/** Finds names of entries that are not there, such as a project in a town that has no file. */
export function referenceFindings(values: ReadonlyMap<string, unknown>): Finding[] {
  const at = (value: unknown, path: readonly string[]) =>
    path.reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);
  const entries = (to: string) => {
    const [file, key] = to.split('#') as [string, string?];
    if (key !== undefined) return Object.keys((at(values.get(file), [key]) ?? {}) as object);
    return [...values.keys()].filter((name) => name.startsWith(to)).map((name) => name.slice(to.length));
  };
  return REFERENCES.flatMap(({ from, path, to }) => {
    const known = entries(to);
    const unknown = (name: unknown) => typeof name === 'string' && !known.includes(name);
    const message = (name: unknown) => `expected one of ${known.join(', ')}, got ${JSON.stringify(name)}`;
    return [...values]
      .filter(([file]) => from.test(file))
      .flatMap(([file, value]): Finding[] => {
        const named = at(value, path);
        if (!Array.isArray(named)) return unknown(named) ? [{ file, path, message: message(named) }] : [];
        return named.flatMap((name, index) =>
          unknown(name) ? [{ file, path: [...path, index], message: message(name) }] : [],
        );
      });
  });
}

/** The folders whose entries a carousel shows, and how many it is promised with. */
const CAROUSELS = { news: 5, projects: 10, reviews: 10 };

/** Finds folders with fewer entries than their carousel needs. */
export const countFindings = (values: ReadonlyMap<string, unknown>): Finding[] =>
  Object.entries(CAROUSELS).flatMap(([folder, least]) => {
    const { length } = [...values.keys()].filter((file) => file.startsWith(`${folder}/`));
    const message = `expected ${least} files or more in content/${folder}/, which a carousel shows, got ${length}`;
    return length < least
      ? [{ file: folder === 'reviews' ? 'blocks/testimonials' : `blocks/${folder}`, path: [], message }]
      : [];
  });
