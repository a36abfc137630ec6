import type { LockEntry } from './packages';

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
