import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from '../setup/npm';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { placeOf, systemOf, type Lock, type LockEntry } from './packages';

const LOCK_FILE = 'package-lock.json';

/**
 * Adds to package-lock.json the optional packages for other systems that npm left out because the registry in use does
 * not have them: `npm ci` refuses a lock file without them. Run it after `npm install <package>`.
 */
void runTool(async () => {
  const lock: Lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  let [added, unchecked] = [0, 0];
  for (const [asking, { optionalDependencies = {}, dev, license }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placeOf(lock, asking, name)) continue;
      const { code, output } = await run(...npm('view', `${name}@${version}`, 'dist.integrity', '--json'));
      const integrity = code === 0 ? /"(sha512-[^"]+)"/.exec(output)?.[1] : undefined;
      const { cpu, libc, os } = systemOf(name);
      // Writes the fields in npm's own order. A package's parts for single systems have the same licence.
      const entry: LockEntry = { version, integrity, cpu, dev, libc, license, optional: true, os };
      lock.packages[`node_modules/${name}`] = entry;
      added += 1;
      if (!integrity) unchecked += 1;
    }
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
  console.log(
    `${added} added to ${LOCK_FILE}, ${unchecked} of them without a checksum, since the registry in use does not hold them.`,
  );
});
