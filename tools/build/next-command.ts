import path from 'node:path';
import { run } from '../setup/run';

/**
 * Runs a command of Next with its output on the console.
 *
 * @throws Error when it fails; the reason stands in its output
 */
export async function nextCommand(command: 'build' | 'dev', env: NodeJS.ProcessEnv): Promise<void> {
  const program = path.resolve('node_modules/next/dist/bin/next');
  // Next shows drafts to the whole network otherwise.
  const localOnly = command === 'dev' ? ['--hostname', 'localhost'] : [];
  const options = { env: { ...env, NEXT_TELEMETRY_DISABLED: '1' }, show: true };
  const { code } = await run(process.execPath, [program, command, ...localOnly], options);
  if (code !== 0) throw new Error(`next ${command} ended with exit code ${code}; the reason stands above.`);
}
