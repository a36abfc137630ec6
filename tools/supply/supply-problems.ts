import satisfies from 'spdx-satisfies';
import { npm } from '../setup/npm';
import { run } from '../setup/run';
import { licenceOf, nameOf, readProject, treeOf, type Lock, type LockEntry, type Manifest } from './packages';

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/**
 * Packages that bring an install script and work without it: that of @parcel/watcher compiles a program that comes
 * ready-made, and that of esbuild checks the program for this system, which is a package of its own.
 */
const WORKS_WITHOUT_ITS_SCRIPT = ['@parcel/watcher', 'esbuild'];

/** SPDX licences under which a package may be used for this site. At most they require a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/** Packages of sharp, which may be LGPL: sharp makes pictures at build time and is not part of the site. */
const PICTURES = /^@img\/sharp-/;

/**
 * Lists all problems of the packages that can be found without asking the registry.
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

/** Checks that `npm ci`, which hosts and CI servers use, accepts the lock file. */
async function installProblems(root: string): Promise<string[]> {
  const command = npm('ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const { code, output } = await run(...command, { cwd: root });
  const advice = 'npm install puts a lock file right; docs/deploy.md says how, where the registry lacks a package.';
  return code === 0 ? [] : [`npm ci, which hosts use, would fail: ${output.trim()}\n${advice}`];
}

/** Lists the problems of a lock file and of the versions in package.json: a sentence each, with the package named. */
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
  // Packages for other systems may lack a checksum, because the registry that wrote the lock file may not have them:
  // docs/deploy.md lists them.
  const needsChecksum = integrity !== undefined || !isForOthers(entry);
  const findings: [isWrong: boolean | undefined, what: string][] = [
    [link, 'is a link to a folder.'],
    // Reports any address in the lock file: .npmrc keeps those of the registry out, so an address means another source.
    [resolved !== undefined, `comes from ${resolved}; a package comes from the registry, without an address here.`],
    [needsChecksum && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''), 'has no SHA-512 checksum in package-lock.json.'],
    [
      hasInstallScript && !WORKS_WITHOUT_ITS_SCRIPT.includes(nameOf(place)),
      'brings an install script, and none runs here; see whether it works without, then say so in tools/supply/supply-problems.ts.',
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, what]) => `${place}: ${what}`);
}

/** Checks that the licence of a package, an SPDX expression, is one of those allowed. */
export function licenceProblems(name: string, licence: string): string[] {
  try {
    if (satisfies(licence, PICTURES.test(name) ? [...ALLOWED, 'LGPL-3.0-or-later'] : ALLOWED)) return [];
  } catch {
    // A licence that is no SPDX expression counts as not allowed.
  }
  return [`${name}: its licence, "${licence}", is not among those allowed (tools/supply/supply-problems.ts).`];
}

/** Whether this machine would never install a package, because it is optional and for other systems. */
function isForOthers({ optional, os, cpu, libc }: LockEntry): boolean {
  const otherSystem = os?.includes(process.platform) === false || cpu?.includes(process.arch) === false;
  // Only Linux has a choice of C libraries; a package for musl is not installed here either.
  return Boolean(optional && (otherSystem || libc?.includes('musl')));
}
