import { existsSync } from 'node:fs';
import { findOrInstall } from '../setup/debian';
import { onPath } from '../setup/on-path';

/**
 * Installs Debian packages where one of the programs or files that they bring is missing.
 * @param needed one item of each package: a file, for example /usr/sbin/nginx, or a program by its name
 * @param service the service of these packages, which is not started
 * @throws Error with what to install, where it cannot be installed from here
 */
export async function ensureInstalled(needed: string[], packages: string[], service?: string): Promise<void> {
  const missing = () => needed.filter((one) => !(one.includes('/') ? existsSync(one) : onPath(one)));
  const advice = `This needs ${packages.join(', ')}: install them and run the command again. ${missing().join(', ')} is not there.`;
  await findOrInstall(() => (missing().length === 0 ? true : undefined), packages, advice, service);
}
