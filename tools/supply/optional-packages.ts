import { type Lock, type LockEntry, placeOf } from './packages';

/** A package that another asks for, where the system fits, and that the lock file does not hold. */
export interface MissingOptional {
  /** Its folder, from the project. */
  place: string;
  name: string;
  version: string;
  /** Needed for development alone. */
  dev: boolean;
  /** The licence of the package that asks for it: its parts for single systems have the same. */
  license?: string;
}

const SYSTEMS =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(gnu|musl))?/;

/**
 * The system that a package is for, read from its name as programs for one system are called everywhere.
 *
 * @param name for example `@next/swc-linux-x64-gnu`
 * @throws Error for a name that tells no system
 */
export function systemOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const [, os, cpu, libc] = SYSTEMS.exec(name) ?? [];
  if (!os || !cpu)
    throw new Error(`${name}: its name does not tell which system it is for; add it to package-lock.json by hand.`);
  return { cpu: [cpu], os: [os], ...(os === 'linux' && libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }) };
}

/** The optional packages that the lock file should hold, by what its packages ask for, and does not. */
export function missingOptional(lock: Lock): MissingOptional[] {
  return Object.entries(lock.packages).flatMap(([asking, { optionalDependencies = {}, dev = false, license }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => placeOf(lock, asking, name) === undefined)
      .map(([name, version]) => ({ place: `node_modules/${name}`, name, version, dev, ...(license && { license }) })),
  );
}

/** Whether this machine would never install a package: it is optional, and for other systems. */
export function isForOthers({ optional, os, cpu, libc }: LockEntry): boolean {
  if (!optional) return false;
  // A program for another C library is not installed here either, but only Linux has a choice of them.
  return (
    (os !== undefined && !os.includes(process.platform)) ||
    (cpu !== undefined && !cpu.includes(process.arch)) ||
    (libc?.includes('musl') ?? false)
  );
}

/** The packages of a lock file that have no checksum, by name and version. */
export function withoutChecksum({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity }]) => place !== '' && !integrity)
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)
    .sort();
}
