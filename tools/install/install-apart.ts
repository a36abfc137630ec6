import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm';

/** Installs npm packages, such as `lighthouse@12.2.3`, into a folder of their own. @returns the path of node_modules */
export function installApart(folder: string, packages: string[]): string {
  const stamp = path.join(folder, 'installed');
  const wanted = packages.join(' ');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log(`${wanted}: being installed into ${path.relative('.', folder)}/ …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync(...npm('install', '--prefix', folder, ...options, ...packages), { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${wanted} could not be installed: see the lines above.`);
    writeFileSync(stamp, wanted);
  }
  return path.resolve(folder, 'node_modules');
}
