import path from 'node:path';
import { run } from '../setup/run.mjs';

/** Next shows drafts to the whole network otherwise. */
const LOCAL_ONLY = ['--hostname', 'localhost'];

/**
 * Runs a command of Next with its output on the console.
 *
 * @throws Error when it fails; the reason stands in its output
 */
export async function nextCommand(command: 'build' | 'dev', env: NodeJS.ProcessEnv): Promise<void> {
  const program = path.resolve('node_modules/next/dist/bin/next');
  const { code } = await run(process.execPath, [program, command, ...(command === 'dev' ? LOCAL_ONLY : [])], {
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    show: true,
  });
  if (code !== 0) throw new Error(`next ${command} ended with exit code ${code}; the reason stands above.`);
}
