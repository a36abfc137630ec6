import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COVERS_FOLDER } from '../../tools/guide/guides';
import { contentFiles } from '../../tools/check-content/site-content';
import { writeFiles } from '../../tools/system/files';
import { runTool, step } from '../../tools/system/progress';
import { mustRun } from '../../tools/system/run';
import { becomeAnotherCompany } from './become-another-company';
import { buildEnv } from '../../tools/test/build-env';
import { copyProject } from '../copy-project';
import { toyLanguage, withToyLanguage } from './toy-language';

const SITE = '.local/site';
const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=100%'];

/** The tests that read content/ and so could fail for another company. */
const READ_CONTENT = [
  'components/pages/',
  'tools/bench/http2-site[.]test',
  'tools/check-content/site-content[.]test',
  'tools/editor/editor[.]test',
  'tools/launch-check/',
  'tools/preview/serve[.]test',
  'tools/studio/',
];

/** `npm run trial -- owner`: makes a copy the site of another company by docs/everyday.md, and tests the copy. */
void runTool(async () => {
  const copy = copyProject();
  becomeAnotherCompany(copy);
  writeFiles(path.join(copy, 'content'), Object.entries(withToyLanguage(contentFiles(copy))));
  addCovers(path.join(copy, COVERS_FOLDER));
  const passes = (label: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
    step(label, () => mustRun(process.execPath, args, { cwd: copy, env }));
  const tool = ['tools/run.mjs'];
  await passes('1/4 Its share cards', [...tool, 'tools/make/make.ts', 'cards']);
  // With CI, the build would stop, because the list of pictures in Git does not name the new covers.
  // Builds into another folder than out/, because a build into out/ spends time on compressed copies of the files.
  await passes('2/4 Its pages', [...tool, 'tools/build/build.ts'], { ...buildEnv(), EXPORT_DIR: SITE, CI: '' });
  const builtEnv = { ...process.env, BUILT_SITE: path.join(copy, SITE) };
  // Leaves out the guides, because printing them would take as long as the rest of the trial.
  const built = [...JEST, '--config=jest.built.config.mjs', '--testPathIgnorePatterns=guides[.]test'];
  await passes('3/4 What the specification asks of them', built, builtEnv);
  await passes('4/4 Its tests', [...JEST, ...READ_CONTENT]);
});

/** Gives the third language the covers of its guides, as `npm run make -- guide` would. */
function addCovers(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => /^guide-[a-z]+\.png$/.test(name)))
    copyFileSync(path.join(folder, file), path.join(folder, file.replace('.png', `-${toyLanguage.code}.png`)));
}
