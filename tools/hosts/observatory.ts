import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../setup/npm.mjs';
import { messageOf } from '../setup/progress.mjs';
import { mustRun } from '../setup/run.mjs';
import { startNginx } from './nginx-server';

const VERSION = '1.4.8';
const WORK = path.join('.local', 'observatory');
const PACKAGE = path.join(WORK, 'node_modules', '@mdn', 'mdn-http-observatory');

/** What observatory-scan.mjs prints. */
interface Scan {
  grade: string;
  score: number;
  tests: Record<string, { pass: boolean; result: string; modifier: number }>;
}

/**
 * `npm run observatory`: the grade that Mozilla's Observatory gives the site behind nginx on this machine, and what each
 * of its tests says. It is installed into `.local/` when it is missing. Ends with an error below A+.
 */
async function observatory(): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  install();
  const server = await startNginx('out', path.join('.local', 'hosts', `nginx-${process.pid}`));
  try {
    // A program learns of an authority to trust when it starts, and not later.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.authority };
    const scan: Scan = JSON.parse(
      await mustRun(
        process.execPath,
        ['tools/hosts/observatory-scan.mjs', PACKAGE, String(server.httpPort), String(server.httpsPort)],
        { env },
      ),
    );
    for (const [name, { pass, result, modifier }] of Object.entries(scan.tests)) {
      console.log(`${pass ? 'passed' : 'FAILED'}  ${String(modifier).padStart(3)}  ${name}: ${result}`);
    }
    console.log(`Grade ${scan.grade}, score ${scan.score}`);
    if (scan.grade !== 'A+') process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Without its install scripts: they fetch the list of preloaded hosts, which no site on this machine is on. */
function install(): void {
  if (!existsSync(path.join(PACKAGE, 'package.json'))) {
    mkdirSync(WORK, { recursive: true });
    writeFileSync(path.join(WORK, 'package.json'), '{ "private": true }\n');
    console.log(`Mozilla's Observatory ${VERSION} is installed into ${WORK}/ …`);
    const [command, args] = npm(
      'install',
      '--prefix',
      WORK,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `@mdn/mdn-http-observatory@${VERSION}`,
    );
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
      throw new Error('The Observatory could not be installed: see the lines above.');
  }
  writeFileSync(path.join(PACKAGE, 'conf', 'hsts-preload.json'), '{}\n');
}

observatory().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
