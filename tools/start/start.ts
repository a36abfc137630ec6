import { runTool, step } from '../system/progress';
import { handOver } from '../system/run';
import { readPort } from './port';
import { buildSite } from './site-build';

void runTool(async () => {
  const port = await readPort();
  await step('Build', buildSite, (built) => (built ? 'built' : 'nothing changed since the last build'));
  handOver(['--import', 'tsx', 'tools/preview/serve.ts', '--port', String(port)]);
});
