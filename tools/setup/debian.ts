import { existsSync } from 'node:fs';
import path from 'node:path';
import { onPath } from './on-path';
import { run } from './run';

const APT = '/usr/bin/apt-get';

/**
 * Finds programs, and installs Debian's packages where they are missing, with sudo where this user is not root.
 * @param find finds the programs, or returns undefined where one is missing
 * @param advice what to do where the packages cannot be installed from here
 * @param service the service of the packages, which is not started, since it would answer requests from the network
 * @throws Error with the advice
 */
export async function findOrInstall<T>(
  find: () => T | undefined,
  packages: string[],
  advice: string,
  service?: string,
): Promise<T> {
  const found = find();
  if (found !== undefined) return found;
  if (existsSync(APT)) await install(packages, service);
  const installed = find();
  if (installed === undefined) throw new Error(advice);
  return installed;
}

/**
 * Installs Debian's packages where something of theirs is missing.
 *
 * @param needed one of each package: a file, for example /usr/sbin/nginx, or a program by its name
 * @param service comes with the packages, and is not started
 * @throws Error with what to install, where it cannot be installed from here
 */
export async function ensureInstalled(needed: string[], packages: string[], service?: string): Promise<void> {
  const missing = () => needed.filter((one) => !(one.includes('/') ? existsSync(one) : onPath(one)));
  const advice = `This needs ${packages.join(', ')}: install them and run the command again. ${missing().join(', ')} is not there.`;
  await findOrInstall(() => (missing().length === 0 ? true : undefined), packages, advice, service);
}

async function install(packages: string[], service: string | undefined): Promise<void> {
  // Forbids sudo to ask for a password where there is no terminal.
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
