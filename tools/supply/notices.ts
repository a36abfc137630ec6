import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installed, licenceOf, readProject, treeOf, type Locked } from './packages';

/** The file of the export with the notices that the licences of packages require. */
export const NOTICES = 'third-party-licences.txt';

const LINE = '-'.repeat(72);
/** The words of the MIT licence, for packages that name it and leave out its words. */
const MIT = readFileSync(path.join(__dirname, 'mit.txt'), 'utf8').trim();

/**
 * Collects the licences of all packages that may be in the pages: each one in `dependencies` and those that it needs,
 * with the version. Packages with the same text share it.
 * @throws Error with the package that brings neither a text nor a licence whose text is known
 */
export function notices(root: string): string {
  const { manifest, lock } = readProject(root);
  const headings = new Map<string, Set<string>>();
  for (const locked of treeOf(lock, Object.keys(manifest.dependencies), { optional: false })) {
    const text = textOf(root, locked);
    const heading = `${locked.name} ${locked.version} (${licenceOf(root, locked)})`;
    headings.set(text, (headings.get(text) ?? new Set()).add(heading));
  }
  const body = [...headings].map(([text, names]) => `${LINE}\n${[...names].join('\n')}\n\n${text}\n`);
  return `This site is made with the work of others. Their licences:\n\n${body.join('\n')}`;
}

function textOf(root: string, locked: Locked): string {
  const folder = path.join(root, locked.place);
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(name));
  const texts = names
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim());
  if (texts.length > 0) return texts.join('\n\n');
  if (licenceOf(root, locked) !== 'MIT')
    throw new Error(`${locked.name} brings no text of its licence: ${NOTICES} cannot be written.`);
  return `Copyright (c) ${authorOf(installed(root, locked.place).author) ?? `the authors of ${locked.name}`}\n\n${MIT}`;
}

/** Reads the author of a package, which package.json writes as `{ name }` or as `Name <address> (page)`. */
function authorOf(author: unknown): string | undefined {
  const said = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return typeof said === 'string' && said !== '' ? said.replace(/\s*[<(].*$/, '') : undefined;
}
