import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { nodeTooOld } from '../setup/node-version.mjs';
import { installPackages } from '../setup/packages.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { passSignalsTo } from '../setup/run.mjs';
import { readPort, requireFreePort } from './port.mjs';
import { buildSite, SITE } from './site-build.mjs';

/** `npm start`: from a fresh clone to the site with its local lead inbox. */
async function start() {
  const tooOld = nodeTooOld();
  if (tooOld) throw new Error(tooOld);
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await step('1/3 Packages', installPackages, { describe: (installed) => (installed ? 'installed' : 'nothing new to install') });
  await step('2/3 Build', buildSite, { describe: (built) => (built ? 'built' : 'nothing changed since the last build') });
  console.log('3/3 Serve …');
  serve(port);
}

/** @param {number} port */
function serve(port) {
  const args = ['--import', 'tsx', 'tools/preview/serve.ts', '--site', SITE, '--leads', '.leads', '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: 'inherit' });
  passSignalsTo(server);
  stopWithNpm(server);
  // By the shell's custom, 128 and the signal's number tell which signal ended a program.
  server.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/**
 * A signal to npm ends npm and the shell between it and this program, but goes no further. So that
 * no server is left behind on the port, the shell is watched.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithNpm(server) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), 500).unref();
}

start().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
