import { createHash } from 'node:crypto';

/** A class or movement of a CSS module as Next names it: the module, and its own name. */
const IN_MODULE = /^(.+)_([A-Za-z][A-Za-z0-9]*)$/;
/** A property or a timeline of the site's own. */
const DASHED = /^--[A-Za-z]/;
/** A word that may be such a name, or a file that a style sheet asks for, whose words are its own. */
const WORD = /url\([^)]*\)|(?:[\w-]|[^\x00-\x7F])+/g;

/**
 * Shorter names for the classes and movements of CSS modules, and for the site's own properties, so that less of a page
 * is on its way to a phone.
 *
 * They are counted up as they come, but for those that a script says: it keeps its address when other modules come or go,
 * and may stay in a visitor's cache for a year. Its classes follow from their module alone, and its properties stay as they are.
 *
 * @param styleSheets the text of each
 * @param scripts the text of each
 * @returns the new name for each old one
 * @throws Error when two modules would get the same names
 */
export function shortNames(styleSheets: string[], scripts: string[]): ReadonlyMap<string, string> {
  const said = new Set(scripts.flatMap((text) => text.match(WORD) ?? []));
  const modules = [...modulesIn(styleSheets)];
  const inScripts = modules.filter(([, names]) => names.some((name) => said.has(name)));
  const counted = modules.filter((module) => !inScripts.includes(module)).flatMap(([, names]) => names);
  const properties = new Set(
    styleSheets.flatMap((text) => text.match(WORD) ?? []).filter((name) => DASHED.test(name) && !said.has(name)),
  );
  return new Map([
    ...codedNames(inScripts),
    // With a letter that no list of advertisements begins with.
    ...counted.map((name, index) => [name, `x${index.toString(36)}`] as const),
    ...[...properties].map((name, index) => [name, `--${index.toString(36)}`] as const),
  ]);
}

/** A text with the short names in the place of the long ones. */
export const withShortNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(WORD, (word) => names.get(word) ?? word);

type Module = [module: string, names: string[]];

/** The names of each module, as Next writes them. */
function modulesIn(styleSheets: string[]): Iterable<Module> {
  const modules = new Map<string, string[]>();
  for (const name of new Set(styleSheets.flatMap(namesIn))) {
    const [, module] = IN_MODULE.exec(name) ?? [];
    if (module) modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  return modules;
}

function codedNames(modules: Module[]): [string, string][] {
  const codes = new Map<string, string>();
  return modules.flatMap(([module, names]) => {
    const code = codeOf(module);
    const other = codes.get(code);
    if (other)
      throw new Error(
        `The style modules ${other} and ${module} would get the same short names: rename a file of one of them.`,
      );
    codes.set(code, module);
    return names.toSorted().map((name, index): [string, string] => [name, code + index.toString(36)]);
  });
}

const namesIn = (css: string) =>
  [...css.replace(/url\([^)]*\)/g, '').matchAll(/(?:\.|@keyframes )((?:[\w-]|[^\x00-\x7F])+)/g)].map(
    ([, name]) => name!,
  );

/** Three letters and figures, the first a letter: nearly 200,000 of them. */
function codeOf(module: string): string {
  const letters = createHash('sha256')
    .update(module)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return letters.replace(/^\d+/, '').slice(0, 3);
}
