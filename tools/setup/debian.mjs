import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const APT = '/usr/bin/apt-get';
const WITHOUT_SERVICE = fileURLToPath(new URL('./without-service.sh', import.meta.url));

/** Whether this is a Debian, or a relative of it, whose packages can be asked for. */
export const canInstallDebianPackages = () => existsSync(APT);

/**
 * Installs Debian packages, with sudo where this user is not root.
 *
 * @param {string[]} names
 * @param {string} [service] a service that comes with them and is not started, since it would answer requests from the network
 * @returns {Promise<string | undefined>} the reason, where they could not be installed
 */
export async function installDebianPackages(names, service) {
  const words = [
    ...asRoot(),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    ...(service ? ['sh', WITHOUT_SERVICE, service] : []),
    APT,
  ];
  /** @param {string[]} args */
  const apt = async (...args) => {
    const [command = '', ...rest] = [...words, ...args];
    return run(command, rest).catch(() => ({ code: 1, output: `${command} could not be started.` }));
  };
  // A list that could not be renewed is no reason to stop: the install tells what is really missing.
  await apt('update');
  const { code, output } = await apt('install', '-y', '--no-install-recommends', ...names);
  if (code === 0) return undefined;
  const reason =
    output
      .split('\n')
      .filter((line) => /^(E:|sudo:|Error:)/.test(line))
      .join('\n') || output.trim();
  return `${names.join(', ')} could not be installed. The reason given:\n${reason}`;
}

/** The words before a command that root must run. Without a terminal, sudo must not wait for a password. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
}
