import satisfies from 'spdx-satisfies';
import { npm } from '../setup/npm';
import { run } from '../setup/run';
import { licenceOf, nameOf, readProject, treeOf, type Lock, type LockEntry, type Manifest } from './packages';

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/**
 * Packages that bring a script to run when they are installed, and work without it: that of @parcel/watcher compiles what is
 * there ready-made, that of esbuild checks the program of this system, which is a package of its own.
 */
const WORKS_WITHOUT_ITS_SCRIPT = ['@parcel/watcher', 'esbuild'];

/** SPDX licences under which a package may be used for this site. At most they ask for a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/** sharp makes pictures at build time in a separate library, and none of it is in the site: it may be LGPL. */
const PICTURES = /^@img\/sharp-/;

/**
 * All that can be said of the packages without asking the registry.
 *
 * @returns a sentence for each problem, with the package named
 */
export async function supplyProblems(root: string): Promise<string[]> {
  const { manifest, lock } = readProject(root);
  const shipping = treeOf(lock, Object.keys(manifest.dependencies), { optional: true });
  return [
    ...lockProblems(manifest, lock),
    ...(await installProblems(root)),
    ...shipping.flatMap((locked) => licenceProblems(locked.name, licenceOf(root, locked))),
  ];
}

/** `npm ci`, which hosts and CI servers use, refuses a lock file that is not in step with package.json or lacks a package. */
async function installProblems(root: string): Promise<string[]> {
  const command = npm('ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const { code, output } = await run(...command, { cwd: root });
  const advice = 'npm install, then npx tsx tools/supply/complete-lock.ts put a lock file right.';
  return code === 0 ? [] : [`npm ci, which hosts use, would fail: ${output.trim()}\n${advice}`];
}

/** What is wrong with a lock file and the versions that package.json asks for: a sentence each, with the package named. */
export function lockProblems({ dependencies, devDependencies }: Manifest, { packages }: Lock): string[] {
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  return [
    ...asked
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name}: package.json asks for "${version}"; name one version, for example 1.2.3.`),
    ...Object.entries(packages).flatMap(([place, entry]) => (place ? entryProblems(place, entry) : [])),
  ];
}

function entryProblems(place: string, entry: LockEntry): string[] {
  const { integrity, resolved, link, hasInstallScript } = entry;
  // The registry that wrote the lock file may not hold programs for other systems: docs/deploy.md lists them.
  const needsChecksum = integrity !== undefined || !isForOthers(entry);
  const findings: [isWrong: boolean | undefined, what: string][] = [
    [link, 'is a link to a folder.'],
    // .npmrc keeps the registry's own addresses out of the file: what is left is fetched from somewhere else.
    [resolved !== undefined, `comes from ${resolved}; a package comes from the registry, without an address here.`],
    [needsChecksum && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''), 'has no SHA-512 checksum in package-lock.json.'],
    [
      hasInstallScript && !WORKS_WITHOUT_ITS_SCRIPT.includes(nameOf(place)),
      'brings an install script, and none runs here; see whether it works without, then say so in tools/supply/supply-problems.ts.',
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, what]) => `${place}: ${what}`);
}

/** What is wrong with a package's licence, an SPDX expression. */
export function licenceProblems(name: string, licence: string): string[] {
  try {
    if (satisfies(licence, PICTURES.test(name) ? [...ALLOWED, 'LGPL-3.0-or-later'] : ALLOWED)) return [];
  } catch {
    // It is no SPDX expression.
  }
  return [`${name}: its licence, "${licence}", is not among those allowed (tools/supply/supply-problems.ts).`];
}

/** Whether this machine would never install a package: it is optional, and for other systems. */
function isForOthers({ optional, os, cpu, libc }: LockEntry): boolean {
  const otherSystem = os?.includes(process.platform) === false || cpu?.includes(process.arch) === false;
  // A program for another C library is not installed here either, but only Linux has a choice of them.
  return Boolean(optional && (otherSystem || libc?.includes('musl')));
}
