import { runTool } from '../setup/progress';
import { type Host, startServer } from './local-server';

/**
 * `npm run trial -- nginx` and `npm run trial -- apache`: serves `out/` as a real host does, over https and HTTP/2 on
 * this machine alone, until Ctrl-C. Apache reads the export's .htaccess.
 */
void runTool(async () => {
  const host = process.argv[2] as Host;
  const server = await startServer(host, 'out');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop().then(() => process.exit(0)));
  console.log(`${host}: ${server.base}/ (http on ${server.httpPort}). Ctrl-C stops it.`);
});
