import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview, type Preview } from './server';

const DEFAULT_PORT = '3000';

/** Ends the program with a sentence instead of a stack trace. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, leads: { type: 'string' }, port: { type: 'string' } },
  });
  // An empty PORT, as `PORT= npm start` sets it, means none was chosen.
  const port = values.port ?? (process.env.PORT || DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    giveUp(
      `"${port}" is not a port: choose a number from 1 to 65535, for example PORT=3001 npm start (0 takes any free port).`,
    );
  }
  return {
    siteDir: path.resolve(values.site ?? '.local/site'),
    leadsDir: path.resolve(values.leads ?? '.leads'),
    port: Number(port),
  };
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    const next = port < 65535 ? port + 1 : 3000;
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${next} npm start`;
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} needs administrator rights. Choose a port above 1023: PORT=3000 npm start`;
  }
  return `The site could not be served: ${error.message}`;
}

async function serve(): Promise<void> {
  const options = readOptions();
  if (!existsSync(options.siteDir)) giveUp(`There is no built site in ${options.siteDir}: npm start builds it first.`);
  const preview: Preview = await startPreview(options).catch((error) => giveUp(explain(error, options.port)));
  const stop = () => void preview.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = `http://localhost:${preview.port}`;
  console.log(`Site:   ${address}\nStudio: ${address}/__seo\nInbox:  ${address}/__inbox`);
}

serve().catch((error: Error) => giveUp(error.message));
