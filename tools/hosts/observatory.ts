import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installApart } from '../setup/install-apart';
import { messageOf } from '../setup/progress';
import { mustRun } from '../setup/run';
import { startNginx } from './nginx-server';

const VERSION = '1.4.8';
const WORK = path.join('.local', 'observatory');

/** What observatory-scan.mjs prints. */
interface Scan {
  grade: string;
  score: number;
  tests: Record<string, { pass: boolean; result: string; modifier: number }>;
}

/**
 * `npm run trial -- observatory`: the grade that Mozilla's Observatory gives the site behind nginx on this machine, and what each
 * of its tests says. It is installed into `.local/` when it is missing. Ends with an error below A+.
 */
async function observatory(): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const folder = path.join(
    installApart(WORK, [`@mdn/mdn-http-observatory@${VERSION}`]),
    '@mdn',
    'mdn-http-observatory',
  );
  // Its install script would fetch the list of preloaded hosts, which no site on this machine is on.
  writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}\n');
  const server = await startNginx('out', path.join('.local', 'hosts', `nginx-${process.pid}`));
  try {
    // A program learns of an authority to trust when it starts, and not later.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.authority };
    const scan: Scan = JSON.parse(
      await mustRun(
        process.execPath,
        ['tools/hosts/observatory-scan.mjs', folder, String(server.httpPort), String(server.httpsPort)],
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

observatory().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
