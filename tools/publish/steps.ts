import { rmSync } from 'node:fs';
import { ensureInstalled } from '../install/debian';
import { step } from '../system/progress';
import { mustRun, run } from '../system/run';
import type { Steps } from './publisher';

const TESTS = ['content/', 'components/pages/', 'tools/check-content/site-content', 'tools/launch-check/'];

const ZIP = 'site.zip';

/** tools/run.mjs installs packages that a merge has added. */
async function program(file: string, args: string[] = [], env = process.env): Promise<void> {
  const { code } = await run(process.execPath, ['tools/run.mjs', file, ...args], { show: true, env });
  if (code !== 0) throw new Error('Nothing was published: the reason stands above. Your words are kept.');
}
const make = (...kinds: string[]) => program('tools/make/make.ts', kinds);

export const steps: Steps = {
  async make() {
    // Pictures come first, because content names them, and again after the guides, because their covers are pictures.
    await make('images');
    await program('tools/publish/check-words.ts');
    await make('guide', 'images', 'cards');
  },
  check: () =>
    step('Tests of the words', async () => {
      await mustRun(process.execPath, ['node_modules/jest/bin/jest.js', '--ci', '--silent', ...TESTS]);
    }),
  async pack() {
    // With SITE_ENV=production, the build fails if the launch check reports a problem.
    await program('tools/build/build.ts', [], { ...process.env, SITE_ENV: 'production', EXPORT_DIR: '' });
    await ensureInstalled(['zip', 'unzip'], ['zip', 'unzip']);
    // zip adds to an existing file, so removed pages would stay in the file.
    rmSync(ZIP, { force: true });
    // `-T` tests the file with unzip.
    await mustRun('zip', ['-q', '-r', '-T', `../${ZIP}`, '.'], { cwd: 'out' });
    return ZIP;
  },
};
