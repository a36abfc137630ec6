import type { Locked } from './packages';
import { installed } from './packages';

/** SPDX licences under which a package may be used for this site: all allow it, for the price of a notice at most. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0'];

interface Exception {
  packages: RegExp;
  licence: string;
  why: string;
}

/** Licences that are allowed for some packages alone. */
const EXCEPTIONS: Exception[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'Makes pictures on the machine that builds, in a library of its own that nobody changes; none of it is in the site.',
  },
];

/**
 * Whether an SPDX expression is met by licences that are allowed: all of those joined by AND, one of those joined by OR.
 * What is no expression of licences, AND, OR and brackets is not.
 */
export function isMet(expression: string, allowed: (licence: string) => boolean): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const single = (): boolean => {
    const word = words[at++];
    if (word !== '(') return word !== undefined && allowed(word);
    const met = either();
    return words[at++] === ')' && met;
  };
  const joined = (by: string, part: () => boolean) => (): boolean => {
    let met = part();
    while (words[at] === by) {
      at += 1;
      const next = part();
      met = by === 'AND' ? met && next : met || next;
    }
    return met;
  };
  const both = joined('AND', single);
  const either = joined('OR', both);
  return either() && at === words.length;
}

/** A package's licence as the package itself says; of one for another system, as the lock file says. */
export function licenceOf(root: string, { place, license }: Locked): string {
  const said = installed(root, place)?.license ?? license;
  return typeof said === 'string' ? said : '';
}

/** The packages whose licence is not one of those allowed: a sentence each. */
export function licenceProblems(root: string, packages: Locked[]): string[] {
  return packages.flatMap((locked) => {
    const licence = licenceOf(root, locked);
    const allowed = (one: string) =>
      ALLOWED.includes(one) || EXCEPTIONS.some((made) => made.packages.test(locked.name) && made.licence === one);
    if (isMet(licence, allowed)) return [];
    return [
      `${locked.name} ${locked.version}: its licence is ${licence || 'not named'}, which is not among those allowed (tools/supply/licences.ts).`,
    ];
  });
}
