import { createHash } from 'node:crypto';

/** A class or movement of a CSS module as Next names it: the module, and its own name. */
const IN_MODULE = /^(.+)_([A-Za-z][A-Za-z0-9]*)$/;
/** A word that may be such a name, or a file that a style sheet asks for, whose words are its own. */
const WORD = /url\([^)]*\)|(?:[\w-]|[^\x00-\x7F])+/g;

/**
 * Shorter names for the classes and movements of CSS modules, which are a twentieth of a page on its way to a phone.
 *
 * They follow from the module's name and the names in it alone, never from another module: a file of scripts that keeps
 * its address, and with it may stay in a visitor's cache for a year, keeps its names too.
 *
 * @param styleSheets the text of each
 * @returns the new name for each old one
 * @throws Error when two modules would get the same names
 */
export function shortNames(styleSheets: string[]): ReadonlyMap<string, string> {
  const modules = new Map<string, Set<string>>();
  for (const name of styleSheets.flatMap(namesIn)) {
    const [, module, own] = IN_MODULE.exec(name) ?? [];
    if (module && own) modules.set(module, (modules.get(module) ?? new Set()).add(own));
  }
  const codes = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [module, own] of modules) {
    const code = codeOf(module);
    const other = codes.get(code);
    if (other) throw new Error(`The style modules ${other} and ${module} would get the same short names: rename a file of one of them.`);
    codes.set(code, module);
    [...own].sort().forEach((name, index) => names.set(`${module}_${name}`, code + index.toString(36)));
  }
  return names;
}

/** A text with the short names in the place of the long ones. */
export const withShortNames = (text: string, names: ReadonlyMap<string, string>): string => text.replace(WORD, (word) => names.get(word) ?? word);

const namesIn = (css: string) => [...css.replace(/url\([^)]*\)/g, '').matchAll(/(?:\.|@keyframes )((?:[\w-]|[^\x00-\x7F])+)/g)].map(([, name]) => name!);

/** Three letters and figures, the first a letter: nearly 200,000 of them. */
function codeOf(module: string): string {
  const letters = createHash('sha256').update(module).digest('base64').replace(/[^A-Za-z0-9]/g, '');
  return letters.replace(/^\d+/, '').slice(0, 3);
}
