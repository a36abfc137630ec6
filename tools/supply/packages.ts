import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of package.json that names the packages it needs. */
export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The entry of a package in package-lock.json. */
export interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** A package of the lock file; `place` is its folder, seen from the project. */
export interface Locked extends LockEntry {
  place: string;
  name: string;
}

/** Reads package.json and package-lock.json. @throws Error where one is missing or is not JSON */
export function readProject(root: string): { manifest: Manifest; lock: Lock } {
  const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  return { manifest: read('package.json'), lock: read('package-lock.json') };
}

/** The name of the package in a folder, for example `@a/b` for `node_modules/c/node_modules/@a/b`. */
export const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Finds a package as Node.js does: in the node_modules of the package that needs it, then in folders above. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  const place = path.posix.join(from, 'node_modules', name);
  if (packages[place]) return place;
  return from === '' ? undefined : placeOf({ packages }, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}

/**
 * Lists some packages and all that they need, by their place in node_modules.
 * @param optional whether optional packages (the programs for other systems) are listed too
 */
export function treeOf(lock: Lock, names: string[], { optional }: { optional: boolean }): Locked[] {
  const found = new Map<string, Locked>();
  const follow = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (!place || found.has(place)) return;
    const entry = lock.packages[place]!;
    found.set(place, { ...entry, place, name: nameOf(place) });
    const wanted = { ...entry.dependencies, ...(optional && entry.optionalDependencies) };
    for (const needed of Object.keys(wanted)) follow(place, needed);
  };
  for (const name of names) follow('', name);
  return [...found.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
}

/**
 * Reads the package.json of an installed package, whose licence and author may have any form; empty where the package
 * is not installed.
 */
export function installed(root: string, place: string): { license?: unknown; author?: unknown } {
  const file = path.join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The licence of a package: from its package.json, or from the lock file where it is not installed. */
export function licenceOf(root: string, { place, license }: Locked): string {
  const named = installed(root, place).license ?? license;
  return typeof named === 'string' ? named : '';
}
