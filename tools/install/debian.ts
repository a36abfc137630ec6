import { existsSync } from 'node:fs';
import path from 'node:path';
import { onPath } from './on-path';
import { run } from '../system/run';

const APT = '/usr/bin/apt-get';

/** @param needed programs or files of the packages @param service not started, because it would answer the network */
export async function ensureInstalled(needed: string[], packages: string[], service?: string): Promise<void> {
  const missing = () => needed.filter((one) => !(one.includes('/') ? existsSync(one) : onPath(one)));
  if (missing().length > 0) await installDebianPackages(packages, service);
  const left = missing().join(', ');
  if (left)
    throw new Error(`This needs ${packages.join(', ')}: install them and run the command again. ${left} is not there.`);
}

export async function installDebianPackages(packages: string[], service?: string): Promise<void> {
  if (!existsSync(APT)) return;
  // Without a terminal, nobody could answer sudo's question for a password.
  const sudo = process.stdin.isTTY ? ['sudo'] : ['sudo', '-n'];
  const words = [
    // Workers of one test run may install at the same time, and apt-get ends with an error while another one runs.
    ...['-o', APT],
    ...(process.getuid?.() === 0 ? [] : sudo),
    ...['env', 'DEBIAN_FRONTEND=noninteractive'],
    ...(service ? ['sh', path.join(__dirname, 'without-service.sh'), service] : []),
    APT,
  ];
  console.log(`${packages.join(', ')}: being installed …`);
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    await run('flock', [...words, '-qq', ...task], { show: true }).catch(console.error);
}
