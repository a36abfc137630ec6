import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from '../setup/npm.mjs';

/** The newest that runs on Node 20. */
const VERSION = '12.2.3';

/**
 * Lighthouse, installed in a folder of its own when it is missing: it is large, and only this benchmark needs it.
 *
 * @param {string} folder
 * @returns {Promise<{ lighthouse: Function, launch: Function }>}
 */
export async function loadLighthouse(folder) {
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(path.join(packages, 'lighthouse', 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    console.log(`Lighthouse ${VERSION} is installed into ${path.relative(process.cwd(), folder)}/ …`);
    const [command, args] = npm(
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `lighthouse@${VERSION}`,
    );
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be installed: see the lines above.');
  }
  const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(packages, file)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  return { lighthouse, launch };
}
