import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installApart } from '../setup/install-apart';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { startServer } from './local-server';

/**
 * `npm run trial -- observatory`: prints the grade that Mozilla's Observatory gives the site behind nginx on this
 * machine, test by test. Installs the Observatory into `.local/` when it is missing. Ends with an error below A+.
 */
void runTool(async () => {
  const packages = installApart(path.join('.local', 'observatory'), ['@mdn/mdn-http-observatory@1.4.8']);
  const folder = path.join(packages, '@mdn', 'mdn-http-observatory');
  // Writes an empty list of hosts preloaded for HSTS, which the Observatory needs: this machine is in none.
  writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}\n');
  const server = await startServer('nginx', 'out');
  try {
    const args = ['tools/hosts/observatory-scan.mjs', folder, `${server.httpPort}`, `${server.httpsPort}`];
    // Runs the Observatory in a process of its own, since Node.js reads the certificates to trust when it starts.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
    process.exitCode = (await run(process.execPath, args, { env, show: true })).code;
  } finally {
    await server.stop();
  }
});
