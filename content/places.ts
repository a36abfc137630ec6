import type { PageId } from './facts/routes';
import { pageRoutes } from './generated/routes';

/** The place where a value of content is written: file, page and field, as error messages name them. */
export interface Place {
  /** The path of a content file, for example `content/en/pages/home.ts`. */
  file: string;
  /**
   * The page whose content is wrong, in an error message: its address, the name of the guide, or "every page that shows
   * it".
   */
  page: string;
  /** The path of a field in a content file, for example `questions[1].answer`. */
  field: string;
}

type Path = readonly PropertyKey[];

/** Turns a key of the content into the name of its file: `housingSociety` becomes `housing-society`. */
export const kebab = (key: PropertyKey) => String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The keys of the content that stand for folders of content/facts/ or of a language. Every other key stands for a file.
 */
const FOLDERS = { facts: ['solar'], words: ['pages', 'subsidies', 'legal', 'guides'] };

/**
 * Finds the file, page and field of a value of content.
 * @param path of the value: its first key is `facts` or `words`
 * @param language the code of the words' language, which is the name of its folder
 */
export function placeOf(path: Path, language: string): Place {
  const [kind, ...keys] = path;
  const folder = kind === 'facts' ? 'facts' : language;
  const length = lengthOfName(kind === 'facts' ? 'facts' : 'words', keys);
  const name = keys.slice(0, length).filter((key) => key !== 'chapters');
  return {
    file: `content/${[folder, ...name.map(kebab)].join('/')}.ts`,
    page: keys[0] === 'pages' ? pageOf(kebab(keys[1] ?? '')) : 'every page that shows it',
    field: fieldName(keys.slice(length)),
  };
}

/**
 * Counts the keys of a content path that make up the file's name. Each chapter of a guide has a file, in a folder with
 * the guide's name.
 */
function lengthOfName(kind: keyof typeof FOLDERS, [first, second]: Path): number {
  if (!FOLDERS[kind].includes(String(first))) return 1;
  return second === 'chapters' ? 4 : 2;
}

const pageOf = (id: string) => (Object.hasOwn(pageRoutes, id) ? pageRoutes[id as PageId] : 'none yet');

/** A path in content as it is written in code: `questions[1].answer`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    '',
  ) || '(the whole value)';
