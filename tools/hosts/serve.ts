import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../setup/progress.mjs';
import { startApache } from './apache-server';
import { startNginx } from './nginx-server';

/**
 * `npm run serve:nginx`: `out/` as a real host serves it, over https and HTTP/2 on this machine alone, until Ctrl-C.
 * `--host apache` takes Apache with the export's .htaccess instead; `--port 4443` chooses the port of nginx.
 */
async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'string', default: 'nginx' }, port: { type: 'string' } } });
  if (!existsSync('out/.htaccess')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const port = Number(values.port);
  const work = path.join('.local', 'hosts', `${values.host}-${process.pid}`);
  const server = values.host === 'apache' ? await startApache('out', work) : await startNginx('out', work, port ? [port + 1, port] : undefined);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`${values.host}: ${server.base}/ (http on ${server.httpPort})\nTo trust it, a program needs ${path.relative('.', server.authority)}. Ctrl-C stops it.`);
}

serve().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
