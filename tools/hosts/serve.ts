import path from 'node:path';
import { runTool } from '../setup/progress';
import { type Host, startServer } from './local-server';

/**
 * `npm run trial -- nginx` and `npm run trial -- apache`: serves `out/` as a real host does, over https and HTTP/2 on
 * this machine alone, until Ctrl-C. Apache reads the export's .htaccess.
 */
void runTool(async () => {
  const host = process.argv[2] as Host;
  const server = await startServer(host, 'out');
  const stop = () => void server.stop().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(
    `${host}: ${server.base}/ (http on ${server.httpPort})\nTo trust it, a program needs ${path.relative('.', server.certificate)}. Ctrl-C stops it.`,
  );
});
