import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../setup/files';
import { runTool, step } from '../setup/progress';
import { mustRun } from '../setup/run';
import { becomeAnotherCompany } from './become-another-company';
import { buildEnv } from './build-env';
import { copyProject } from './copy-project';

const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=100%'];

/**
 * Finds the tests that read the project's files, which Jest cannot know. Other tests that read files make folders of
 * their own.
 */
function testsOfTheProject(): string[] {
  const files = ['app', 'components', 'lib', 'media', 'styles', 'tools'].flatMap((folder) =>
    filesIn(folder).map((name) => path.join(folder, name)),
  );
  return files.filter((file) => {
    if (!/\.test\.tsx?$/.test(file)) return false;
    const text = readFileSync(file, 'utf8');
    return /node:(fs|child_process)|process\.cwd/.test(text) && !/mkdtemp|preview\.fixture/.test(text);
  });
}

/**
 * `npm run trial -- owner`: in a copy, turns the project into that of another company, with a long name, one more town,
 * real words in place of samples, and one more page. Then builds its share cards and pages and runs
 * the tests that could be affected: no test may fail because the site has another owner.
 */
void runTool(async () => {
  const copy = copyProject();
  becomeAnotherCompany(copy);
  const out = path.join(copy, 'out');
  const passes = (label: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
    step(label, () => mustRun(process.execPath, args, { cwd: copy, env }));
  const tool = ['tools/run.mjs'];
  await passes('1/4 Its share cards', [...tool, 'tools/make/make.ts', 'cards']);
  await passes('2/4 Its pages', [...tool, 'tools/build/build.ts'], buildEnv());
  const builtEnv = { ...process.env, BUILT_SITE: out };
  await passes('3/4 What the specification asks of them', [...JEST, '--config=jest.built.config.mjs'], builtEnv);
  // Runs no tests of schemas, routes and components: those tests have fixtures of their own.
  const readsWords = ['--findRelatedTests', 'tools/content/site-content.ts'];
  await passes('4/4 Its tests', [...JEST, ...readsWords, ...testsOfTheProject()]);
});
