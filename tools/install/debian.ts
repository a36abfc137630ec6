import { existsSync } from 'node:fs';
import path from 'node:path';
import { onPath } from './on-path';
import { run } from '../system/run';

const APT = '/usr/bin/apt-get';

/**
 * Makes sure that programs and files of Debian's packages are there, and installs the packages if one is missing.
 * @param needed one of each package: a file, for example /usr/sbin/nginx, or a program by its name
 * @param service a service of the packages, which is not started, because it would answer requests from the network
 * @throws Error that says what to install, if it cannot be installed from here
 */
export async function ensureInstalled(needed: string[], packages: string[], service?: string): Promise<void> {
  const missing = () => needed.filter((one) => !(one.includes('/') ? existsSync(one) : onPath(one)));
  if (missing().length > 0) await installPackages(packages, service);
  const left = missing().join(', ');
  if (left)
    throw new Error(`This needs ${packages.join(', ')}: install them and run the command again. ${left} is not there.`);
}

/** Installs Debian's packages, with sudo if this user is not root. On other systems it does nothing. */
export async function installPackages(packages: string[], service?: string): Promise<void> {
  if (!existsSync(APT)) return;
  // Forbids sudo to ask for a password if there is no terminal.
  const sudo = process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
  const [command = '', ...words] = [
    ...(process.getuid?.() === 0 ? [] : sudo),
    ...['env', 'DEBIAN_FRONTEND=noninteractive'],
    ...(service ? ['sh', path.join(__dirname, 'without-service.sh'), service] : []),
    APT,
  ];
  console.log(`${packages.join(', ')}: being installed …`);
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    await run(command, [...words, '-qq', ...task], { show: true }).catch(console.error);
}
