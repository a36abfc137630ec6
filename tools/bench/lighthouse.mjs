import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installApart } from '../setup/install-apart';

/** The newest that runs on Node.js 20. */
const VERSION = '12.2.3';

/**
 * @param {string} folder where Lighthouse is installed when it is missing
 * @returns {Promise<{ lighthouse: Function, launch: Function }>}
 */
export async function loadLighthouse(folder) {
  const packages = installApart(folder, [`lighthouse@${VERSION}`]);
  const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(packages, file)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  return { lighthouse, launch };
}
