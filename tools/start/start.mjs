import { nodeTooOld } from '../setup/node-version.mjs';
import { installPackages } from '../setup/packages.mjs';
import { runTool, step } from '../setup/progress.mjs';
import { handOver } from '../setup/run.mjs';
import { readPort, requireFreePort } from './port.mjs';
import { buildSite, SITE } from './site-build.mjs';

/** `npm start`: from a fresh clone to the site with its local lead inbox. */
async function start() {
  const tooOld = nodeTooOld();
  if (tooOld) throw new Error(tooOld);
  const port = readPort(process.env.PORT);
  await requireFreePort(port);
  await step('1/3 Packages', installPackages, {
    describe: (installed) => (installed ? 'installed' : 'nothing new to install'),
  });
  await step('2/3 Build', buildSite, {
    describe: (built) => (built ? 'built' : 'nothing changed since the last build'),
  });
  console.log('3/3 Serve …');
  handOver(['--import', 'tsx', 'tools/preview/serve.ts', '--site', SITE, '--leads', '.leads', '--port', String(port)]);
}

void runTool(start);
