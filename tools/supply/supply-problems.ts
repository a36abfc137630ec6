import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../setup/npm';
import { run } from '../setup/run';

/** The entry of a package in package-lock.json. */
export interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The packages of package-lock.json by their folders. @throws Error where the file is missing or is no JSON */
export const packagesOf = (root: string): [place: string, locked: Locked][] =>
  Object.entries<Locked>(read(root, 'package-lock.json').packages).filter(([place]) => place !== '');

const read = (root: string, file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The name of the package in a folder, for example `@a/b` for `node_modules/c/node_modules/@a/b`. */
export const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Whether a package may be in the pages: neither one for development nor an optional program for some systems. */
export const isInPages = ({ dev, optional, devOptional }: Locked) => !dev && !optional && !devOptional;

/** SPDX licences of packages that may be in the pages. At most they require a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/**
 * Packages that bring an install script and work without it: that of @parcel/watcher compiles a program that comes
 * ready-made, and that of esbuild checks the program for this system, which is a package of its own.
 */
const WORKS_WITHOUT_ITS_SCRIPT = ['@parcel/watcher', 'esbuild'];

/**
 * Lists all problems of the packages that can be found without asking the registry.
 * @returns a sentence for each problem, with the package named
 */
export const supplyProblems = async (root: string): Promise<string[]> => [
  ...lockProblems(root),
  ...(await installProblems(root)),
];

/** Lists the problems of package-lock.json and of the versions in package.json: a sentence each. */
export function lockProblems(root: string): string[] {
  const { dependencies, devDependencies } = read(root, 'package.json');
  const inexact = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    .map(([name, version]) => `${name}: package.json asks for "${version}"; name one version, for example 1.2.3.`);
  return [...inexact, ...packagesOf(root).flatMap(([place, locked]) => packageProblems(root, place, locked))];
}

function packageProblems(root: string, place: string, locked: Locked): string[] {
  const { integrity, resolved, link, hasInstallScript, license = '' } = locked;
  // Packages for other systems may lack a checksum, because the registry that wrote the lock file may not have them:
  // docs/deploy.md lists them.
  const needsChecksum = integrity !== undefined || !locked.optional || existsSync(path.join(root, place));
  const findings: [isWrong: boolean | undefined, what: string][] = [
    [link, 'is a link to a folder.'],
    // Reports any address in the lock file: .npmrc keeps those of the registry out, so an address means another source.
    [resolved !== undefined, `comes from ${resolved}; a package comes from the registry, without an address here.`],
    [needsChecksum && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''), 'has no SHA-512 checksum in package-lock.json.'],
    [
      hasInstallScript && !WORKS_WITHOUT_ITS_SCRIPT.includes(nameOf(place)),
      'brings an install script, and none runs here; see whether it works without, then say so in tools/supply/supply-problems.ts.',
    ],
    [
      isInPages(locked) && !ALLOWED.includes(license),
      `its licence, "${license}", is not among those allowed (tools/supply/supply-problems.ts).`,
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, what]) => `${place}: ${what}`);
}

/** Checks that `npm ci`, which hosts and CI servers use, accepts the lock file. */
async function installProblems(root: string): Promise<string[]> {
  const command = npm('ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const { code, output } = await run(...command, { cwd: root });
  const advice = 'npm install puts a lock file right; docs/deploy.md says how, where the registry lacks a package.';
  return code === 0 ? [] : [`npm ci, which hosts use, would fail: ${output.trim()}\n${advice}`];
}
