/** The route of each page by its id, which is the name of its file: the same in every language. */
export type Routes = Readonly<Record<string, string>>;

/** What the schema of one field may ask of all other files, in the language that is read. */
export interface Site {
  /** What precedes all addresses in the language: '' or, for example, '/hi'. */
  prefix: string;
  routes: Routes;
  /** The names of the facts that a text may name in braces. */
  facts: readonly string[];
  /** What a fact shows. */
  fact: (name: string) => unknown;
  /** The names of the entries of a folder (`towns/`), or of what a place holds (`blocks/town-pages#companies`). */
  entries: (place: string) => readonly string[];
  /** What stands at a place. */
  read: (place: string) => unknown;
}

let current: Site | undefined;

/** Reads something while schemas may ask this site. Reading never waits, so no two readings meet. */
export function within<Result>(site: Site, read: () => Result): Result {
  const before = current;
  current = site;
  try {
    return read();
  } finally {
    current = before;
  }
}

/** The site whose files are read; undefined where a schema is tried on a value alone. */
export const askedSite = () => current;
