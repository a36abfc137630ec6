import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from '../setup/debian.mjs';

/**
 * Installs Debian's packages where a file of theirs is missing.
 *
 * @param files one of each package, for example /usr/sbin/nginx
 * @throws Error with what to install, where it cannot be installed from here
 */
export async function ensureInstalled(files: string[], packages: string[]): Promise<void> {
  const missing = () => files.filter((file) => !existsSync(file));
  if (missing().length === 0) return;
  const advice = `This needs ${packages.join(', ')}: install them and run the command again. ${missing().join(', ')} is not there.`;
  if (!canInstallDebianPackages()) throw new Error(advice);
  console.log(`${packages.join(', ')}: being installed …`);
  const reason = await installDebianPackages(packages);
  if (missing().length > 0) throw new Error(`${reason ?? ''}\n${advice}`.trim());
}
