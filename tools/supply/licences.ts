import satisfies from 'spdx-satisfies';
import { installed, type Locked } from './packages';

/** SPDX licences under which a package may be used for this site. At most they ask for a notice. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

/** sharp makes pictures at build time in a separate library, and none of it is in the site: it may be LGPL. */
const PICTURES = /^@img\/sharp-/;

/** Whether the allowed licences meet an SPDX expression. A text that is no such expression is not met. */
export function isMet(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

/** A package's licence: from its package.json, or from the lock file where it is not installed. */
export function licenceOf(root: string, { place, license }: Locked): string {
  const named = installed(root, place)?.license ?? license;
  return typeof named === 'string' ? named : '';
}

/** One sentence for each package whose licence is not allowed. */
export function licenceProblems(root: string, packages: Locked[]): string[] {
  return packages
    .map((locked) => ({ ...locked, licence: licenceOf(root, locked) }))
    .filter(({ name, licence }) => !isMet(licence, PICTURES.test(name) ? [...ALLOWED, 'LGPL-3.0-or-later'] : ALLOWED))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: its licence is ${licence || 'not named'}, which is not among those allowed (tools/supply/licences.ts).`,
    );
}
