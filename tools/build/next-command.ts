import path from 'node:path';
import { run } from '../system/run';

export async function nextCommand(command: 'build' | 'dev', env: NodeJS.ProcessEnv): Promise<void> {
  const program = path.resolve('node_modules/next/dist/bin/next');
  // By default, Next would also answer other computers of the network, and show them words that are not published.
  const localOnly = command === 'dev' ? ['--hostname', 'localhost'] : [];
  const options = { env: { ...env, NEXT_TELEMETRY_DISABLED: '1' }, show: true };
  const { code } = await run(process.execPath, [program, command, ...localOnly], options);
  if (code !== 0) throw new Error(`next ${command} ended with exit code ${code}; the reason stands above.`);
}
