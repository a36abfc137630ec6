import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const INSTALLED_LIST = 'node_modules/.package-lock.json';

/** @param {string} file */
const readJsonFile = (file) => JSON.parse(readFileSync(file, 'utf8'));

function requireNode() {
  const wanted = readJsonFile('package.json').engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  console.error(
    `Node.js ${wanted} or newer is needed, and this is ${process.versions.node}. Install a newer one (https://nodejs.org) and run the command again.`,
  );
  process.exit(1);
}

function installNpmPackages() {
  const installed = existsSync(INSTALLED_LIST) && readJsonFile(INSTALLED_LIST).packages;
  // Optional packages may be missing, because no system needs all of them.
  const isThere = (/** @type {[string, any]} */ [place, { version, optional, devOptional }]) =>
    place === '' || (installed[place] ? installed[place].version === version : optional || devOptional);
  if (installed && Object.entries(readJsonFile('package-lock.json').packages).every(isThere)) return;
  console.log('Packages: being installed …');
  try {
    execSync('npm ci --ignore-scripts --include=dev --no-audit --no-fund', { stdio: 'inherit' });
  } catch {
    console.error('The packages could not be installed: npm says why above. Put that right and run the command again.');
    process.exit(1);
  }
}

/** Ends this program when npm has ended, because a signal ends npm and its shell but does not reach this program. */
function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

// Every script begins here and so works in a fresh clone. Without a file, this program only installs packages.
requireNode();
installNpmPackages();
if (process.env.npm_lifecycle_event) endWithNpm();
process.argv.splice(1, 1);
if (process.argv[1]) {
  // @ts-expect-error The package tsx has no types: it only lets Node.js read TypeScript.
  await import('tsx');
  await import(pathToFileURL(path.resolve(process.argv[1])).href);
}
