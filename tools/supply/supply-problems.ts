import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

export const packagesOf = (root: string): [place: string, locked: Locked][] =>
  Object.entries<Locked>(readJsonIn(root, 'package-lock.json').packages).filter(([place]) => place !== '');

const readJsonIn = (root: string, file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The name of the package in a folder: `@a/b` for `node_modules/c/node_modules/@a/b`. */
export const packageName = (place: string) => place.replace(/^.*node_modules\//, '');

/** Optional packages are programs for some systems, so none is in the pages. */
export const isInPages = ({ dev, optional, devOptional }: Locked) => !dev && !optional && !devOptional;

/** SPDX licences that require no more than a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/** Lists the problems of packages that can be found without asking the registry. */
export function supplyProblems(root: string): string[] {
  const { dependencies, devDependencies } = readJsonIn(root, 'package.json');
  const inexact = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    .map(([name, version]) => `${name}: package.json asks for "${version}"; name one version, for example 1.2.3.`);
  return [...inexact, ...packagesOf(root).flatMap(([place, locked]) => packageProblems(root, place, locked))];
}

function packageProblems(root: string, place: string, locked: Locked): string[] {
  const { integrity, resolved, license = '' } = locked;
  // Packages for other systems may lack a checksum: docs/deploy.md lists them, with the reason.
  const needsChecksum = integrity !== undefined || !locked.optional || existsSync(path.join(root, place));
  const checks: [isWrong: boolean, what: string][] = [
    // .npmrc keeps the registry's addresses out of the lock file, so an address means another source.
    [resolved !== undefined, `comes from ${resolved}; a package comes from the registry, without an address here.`],
    [needsChecksum && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''), 'has no SHA-512 checksum in package-lock.json.'],
    [
      isInPages(locked) && !ALLOWED.includes(license),
      `its licence, "${license}", is not among those allowed (tools/supply/supply-problems.ts).`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, what]) => `${place}: ${what}`);
}
