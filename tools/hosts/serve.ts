import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../setup/progress';
import { startApache } from './apache-server';
import type { LocalServer } from './local-server';
import { startNginx } from './nginx-server';

const starters: Record<string, (folder: string, work: string) => Promise<LocalServer>> = {
  nginx: startNginx,
  apache: startApache,
};

/**
 * `npm run trial -- nginx` and `npm run trial -- apache`: `out/` as a real host serves it, over https and HTTP/2 on this
 * machine alone, until Ctrl-C. Apache reads the export's .htaccess.
 */
async function serve(): Promise<void> {
  const host = process.argv[2]!;
  const start = starters[host]!;
  if (!existsSync('out/.htaccess')) throw new Error('There is no built site in out/. Run "npm run build" first.');
  const work = path.join('.local', 'hosts', `${host}-${process.pid}`);
  const server = await start('out', work);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(
    `${host}: ${server.base}/ (http on ${server.httpPort})\nTo trust it, a program needs ${path.relative('.', server.authority)}. Ctrl-C stops it.`,
  );
}

serve().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
