import { readFileSync } from 'node:fs';

/**
 * @returns {string | undefined} a sentence when this Node.js is older than package.json asks for
 */
export function nodeTooOld() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `Node.js ${wanted} or newer is needed, and this is ${process.versions.node}. Install a newer one (https://nodejs.org) and run the command again.`;
}
