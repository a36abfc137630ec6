import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installApart } from '../setup/install-apart';
import { runTool } from '../setup/progress';
import { run } from '../setup/run';
import { startServer } from './local-server';

/**
 * `npm run trial -- observatory`: the grade that Mozilla's Observatory gives the site behind nginx on this machine, and what each
 * of its tests says. It is installed into `.local/` when it is missing. Ends with an error below A+.
 */
void runTool(async () => {
  const packages = installApart(path.join('.local', 'observatory'), ['@mdn/mdn-http-observatory@1.4.8']);
  const folder = path.join(packages, '@mdn', 'mdn-http-observatory');
  // Its install script would fetch the list of preloaded hosts, which contains no site on this machine.
  writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}\n');
  const server = await startServer('nginx', 'out');
  try {
    const args = ['tools/hosts/observatory-scan.mjs', folder, `${server.httpPort}`, `${server.httpsPort}`];
    // A program of its own, since Node.js reads the certificates to trust when it starts.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate };
    process.exitCode = (await run(process.execPath, args, { env, show: true })).code;
  } finally {
    await server.stop();
  }
});
