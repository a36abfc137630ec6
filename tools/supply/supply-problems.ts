import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The entry of a package in package-lock.json. */
export interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The packages of package-lock.json by their folders. @throws Error if the file is missing or is not JSON */
export const packagesOf = (root: string): [place: string, locked: Locked][] =>
  Object.entries<Locked>(read(root, 'package-lock.json').packages).filter(([place]) => place !== '');

const read = (root: string, file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The name of the package in a folder, for example `@a/b` for `node_modules/c/node_modules/@a/b`. */
export const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Whether a package may be in the pages. One for development may not, nor an optional program for some systems. */
export const isInPages = ({ dev, optional, devOptional }: Locked) => !dev && !optional && !devOptional;

/** SPDX licences that packages in the pages may have. At most they require a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/**
 * Lists the problems of the packages that can be found without asking the registry: those of package-lock.json and of
 * the versions in package.json.
 * @returns a sentence for each problem, with the package named
 */
export function supplyProblems(root: string): string[] {
  const { dependencies, devDependencies } = read(root, 'package.json');
  const inexact = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    .map(([name, version]) => `${name}: package.json asks for "${version}"; name one version, for example 1.2.3.`);
  return [...inexact, ...packagesOf(root).flatMap(([place, locked]) => packageProblems(root, place, locked))];
}

function packageProblems(root: string, place: string, locked: Locked): string[] {
  const { integrity, resolved, license = '' } = locked;
  // Packages for other systems may lack a checksum, because the registry that wrote the lock file may not have them.
  // docs/deploy.md lists them.
  const needsChecksum = integrity !== undefined || !locked.optional || existsSync(path.join(root, place));
  const findings: [isWrong: boolean, what: string][] = [
    // Reports any address in the lock file: .npmrc keeps those of the registry out, so an address means another source.
    [resolved !== undefined, `comes from ${resolved}; a package comes from the registry, without an address here.`],
    [needsChecksum && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''), 'has no SHA-512 checksum in package-lock.json.'],
    [
      isInPages(locked) && !ALLOWED.includes(license),
      `its licence, "${license}", is not among those allowed (tools/supply/supply-problems.ts).`,
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, what]) => `${place}: ${what}`);
}
