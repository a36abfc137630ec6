import type { LockEntry } from './packages';

const SYSTEMS =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(gnu|musl))?/;

/**
 * Reads from the name of a package which system it is for, by the usual pattern of such names.
 * @param name for example `@next/swc-linux-x64-gnu`
 * @throws Error for a name without a system
 */
export function systemOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const [, os, cpu, libc] = SYSTEMS.exec(name) ?? [];
  if (!os || !cpu)
    throw new Error(`${name}: its name does not tell which system it is for; add it to package-lock.json by hand.`);
  return { cpu: [cpu], os: [os], ...(os === 'linux' && libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }) };
}
