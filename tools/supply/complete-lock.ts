import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from '../setup/npm';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { missingOptional, systemOf, type MissingOptional } from './optional-packages';
import type { Lock, LockEntry } from './packages';

const LOCK_FILE = 'package-lock.json';

/**
 * Adds to package-lock.json the optional packages for other systems that npm left out because the registry in use does not
 * hold them: `npm ci` refuses a lock file without them. Run it after `npm install <package>`.
 */
async function completeLock(): Promise<void> {
  const lock: Lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const missing = missingOptional(lock);
  for (const one of missing) lock.packages[one.place] = await entryFor(one);
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
  const unchecked = missing.filter(({ place }) => !lock.packages[place]?.integrity);
  console.log(
    `${missing.length} added to ${LOCK_FILE}, ${unchecked.length} of them without a checksum, since the registry in use does not hold them.`,
  );
}

async function entryFor({ name, version, dev, license }: MissingOptional): Promise<LockEntry> {
  const [command, args] = npm('view', `${name}@${version}`, 'dist.integrity', '--json');
  const { code, output } = await run(command, args);
  const integrity = code === 0 ? /"(sha512-[^"]+)"/.exec(output)?.[1] : undefined;
  const { cpu, libc, os } = systemOf(name);
  // In the order in which npm writes them.
  return {
    version,
    ...(integrity && { integrity }),
    cpu,
    ...(dev && { dev }),
    ...(libc && { libc }),
    ...(license && { license }),
    optional: true,
    os,
  };
}

void runTool(completeLock);
