import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './packages';

/** Folders whose code becomes the pages. */
const CODE = ['app', 'components', 'content', 'lib'];
const FOR_TESTS = /\.test\.tsx?$|\/test-kit[^/]*$|\.fixture\.tsx?$/;
/** An import that leaves something behind when the types are gone. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
/** Its letters are in `styles/fonts/`, cut down to those that the pages use. */
const FONTS = /'(anek-[a-z]+)\/files\//g;

/** The package of an import, for example `@a/b` of `@a/b/c`; undefined for a file of the project. */
function packageOf(specifier: string): string | undefined {
  if (/^(?:[./]|@\/|node:)/.test(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The packages that a file brings into a page. */
export function importedBy(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, fixed, late]) => packageOf(fixed ?? late ?? '') ?? []);
}

/** The packages of which some part is in the pages: what their code imports, and their typefaces. */
export function pagePackages(root: string): string[] {
  const files = CODE.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !FOR_TESTS.test(file));
  const imported = code.flatMap((file) => importedBy(readFileSync(path.join(root, file), 'utf8')));
  const cut = readFileSync(path.join(root, 'tools/fonts/subset-fonts.ts'), 'utf8').matchAll(FONTS);
  const fonts = [...cut].map(([, name]) => `@fontsource-variable/${name}`);
  return [...new Set([...imported, ...fonts])].sort();
}

/** Packages that are in the pages and not in `dependencies`: what looks at those alone would pass over them. */
export function misplaced(manifest: Manifest, packages: string[]): string[] {
  return packages
    .filter((name) => !Object.hasOwn(manifest.dependencies, name))
    .map(
      (name) =>
        `${name}: is in the pages, so it belongs in the dependencies of package.json, not in its devDependencies.`,
    );
}
