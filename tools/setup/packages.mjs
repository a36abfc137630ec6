import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { mustRun, CommandFailed } from './run.mjs';

const STAMP = 'node_modules/.installed-for';

/** What a wrong turn of npm looks like in its output, and what to do about it. */
const remedies = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    advice: 'Check the connection to the internet (and the proxy, if there is one), then run the command again.',
  },
  { sign: /ENOSPC/, advice: 'The disk is full: make room, then run the command again.' },
  {
    sign: /EACCES|EPERM/,
    advice: 'This user may not write here: make the project folder yours, then run the command again.',
  },
];

/**
 * Installs the packages of package-lock.json, unless the last install was for the same ones and for
 * this major version of Node.js. Install scripts do not run: no package here needs one.
 *
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Error} with npm's reason and what to do
 */
export async function installPackages() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  // NODE_ENV=production would leave out the packages that build the site.
  const command = npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund');
  try {
    await mustRun(...command);
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
  writeFileSync(STAMP, wanted);
  return true;
}

function fingerprint() {
  const major = process.versions.node.split('.')[0];
  return createHash('sha256').update(readFileSync('package-lock.json')).update(`node ${major}`).digest('hex');
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof CommandFailed))
    return `npm could not be started (${error}). Install Node.js together with npm, then run the command again.`;
  const reason =
    error.output
      .split('\n')
      .filter((line) => /^npm error \S/.test(line))
      .join('\n') || error.output.trim();
  const advice =
    remedies.find(({ sign }) => sign.test(reason))?.advice ??
    'Put right what npm names above, then run the command again.';
  return `The packages could not be installed. npm says:\n${reason}\n${advice}`;
}
