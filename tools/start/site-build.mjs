import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '../setup/run.mjs';

export const SITE = '.local/site';
const STAMP = '.local/site-built-from';

/**
 * Everything that goes into the site or decides how it is built. What does not exist is passed over, and folders called
 * `generated` are: the build makes them from the rest.
 */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'media',
  'public',
  'styles',
  'tools/build',
  'tools/content-check',
  'tools/guide',
  'tools/images',
  'tools/postbuild',
  'tools/supply',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * The settings of a try-out on this computer: leads go to the server that the page came from. The site's address stays
 * the real one, which the studio shows.
 */
const SETTINGS = {
  EXPORT_DIR: SITE,
  SITE_ENV: '',
  NODE_ENV: 'production',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'same-origin',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
};

/**
 * Builds the site into its own folder, unless the last complete build was made from the same files.
 *
 * @returns {Promise<boolean>} whether it was built
 * @throws {import('../setup/run.mjs').CommandFailed}
 */
export async function buildSite() {
  const env = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...SETTINGS });
  const before = fingerprint(env);
  if (existsSync(SITE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === before) return false;
  // An interrupted build leaves no stamp, and so is made again.
  rmSync(STAMP, { force: true });
  await mustRun(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], { env });
  writeFileSync(STAMP, before);
  return true;
}

/**
 * A hash over the contents of every source file, the settings and the major version of Node.js.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function fingerprint(env) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name in SETTINGS);
  hash.update(JSON.stringify(settings.sort()));
  const envFiles = readdirSync('.').filter((name) => name.startsWith('.env'));
  for (const file of [...SOURCES, ...envFiles].flatMap(filesIn)) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a file or a folder
 * @returns {string[]} its files, in the same order on every run
 */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name !== 'generated');
  return names.sort().flatMap((name) => filesIn(path.join(place, name)));
}
