/** The route of each page by its id, which is the name of its file: the same in every language. */
export type Routes = Readonly<Record<string, string>>;

/** What the schema of one field can look up in other files, in the language that is being read. */
export interface Site {
  /** What precedes all addresses in the language: '' or, for example, '/hi'. */
  prefix: string;
  routes: Routes;
  /** The names of the facts that a text may name in braces. */
  facts: readonly string[];
  /** The text of a fact. */
  fact: (name: string) => unknown;
  /** The names of the entries of a folder (`towns/`), or of what a place holds (`blocks/town-pages#companies`). */
  entries: (place: string) => readonly string[];
  /** The value at a place. */
  read: (place: string) => unknown;
}

let current: Site | undefined;

/** Runs a reading during which schemas can look things up in this site. Two readings never overlap: none is async. */
export function within<Result>(site: Site, read: () => Result): Result {
  const before = current;
  current = site;
  try {
    return read();
  } finally {
    current = before;
  }
}

/** The site whose files are being read; undefined where a schema checks a value outside of a reading, as in a test. */
export const currentSite = () => current;
