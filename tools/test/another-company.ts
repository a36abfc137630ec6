/**
 * `npm run trial -- owner`: in a copy, the project becomes that of another company, with a long name, other towns, real
 * words where samples were, a page more, and a second language. Its share cards and pages are then built, and the tests
 * that could notice are run: nothing may go red because somebody owns the site.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf, step } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { addSecondLanguage, secondLanguageProblems } from './add-second-language';
import { becomeAnotherCompany } from './become-another-company';
import { buildEnv } from './build-env.mjs';

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.next',
  '.local',
  '.leads',
  'out',
  'hosting',
  'seo-report',
  'test-results',
  'playwright-report',
]);

const JEST = ['node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=100%'];
/** What the specification asks of the built pages. */
const ACCEPTANCE = [...JEST, '--config=jest.built.config.mjs'];

function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'another-company-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.has(one)))
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  // Turbopack takes no package from outside of its root, and those of the copy are elsewhere.
  const settings = path.join(copy, 'next.config.ts');
  const text = readFileSync(settings, 'utf8');
  const OUTPUT = "output: 'export',";
  if (!text.includes(OUTPUT))
    throw new Error(
      `next.config.ts has no line "${OUTPUT}" beside which tools/test/another-company.ts could put its own.`,
    );
  writeFileSync(
    settings,
    text.replace(OUTPUT, `${OUTPUT} turbopack: { root: ${JSON.stringify(path.parse(copy).root)} },`),
  );
  return copy;
}

/** Tests that read the project's files, which Jest cannot know; others that read files make folders of their own. */
const readsProject = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return /node:(fs|child_process)|process\.cwd/.test(text) && !/mkdtemp|(preview|npm-project)\.fixture/.test(text);
};

const FOLDERS = ['app', 'components', 'content', 'lib', 'media', 'styles', 'tools'];

/** The tests of `content/`, and those of other folders that read the project's files. */
const otherTests = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ).filter((file) => /\.test\.tsx?$/.test(file) && (file.startsWith('content') || readsProject(file)));

/** Changed files with words or facts. Schemas, routes and components are left out: what they relate to has its own fixtures. */
const holdsWords = (file: string) => /^content\/(en\/|facts\/company)/.test(file);

async function trial(): Promise<void> {
  const copy = copyProject();
  const changed = [...becomeAnotherCompany(copy), ...addSecondLanguage(copy)];
  const env = { ...(await buildEnv()), BUILT_SITE: path.join(copy, 'out') };
  const passes = async (label: string, args: string[], environment: NodeJS.ProcessEnv = process.env) => {
    const work = () => run(process.execPath, args, { cwd: copy, env: environment });
    const { code, output } = await step(label, work, {
      describe: (finished) => (finished.code === 0 ? 'passed' : 'failed'),
    });
    if (code !== 0) console.log(output.trimEnd());
    return code === 0;
  };
  const tool = (program: string) => ['tools/run.mjs', program];
  const built =
    (await passes('1/4 Its share cards', [...tool('tools/make/make.ts'), 'cards'])) &&
    (await passes('2/4 Its pages', tool('tools/build/build.ts'), env)) &&
    (await passes('3/4 What the specification asks of them', ACCEPTANCE, env));
  const problems = built ? secondLanguageProblems(env.BUILT_SITE) : [];
  if (problems.length > 0) throw new Error(`In the second language:\n${problems.join('\n')}`);
  const tested = await passes('4/4 Its tests', [
    ...JEST,
    '--findRelatedTests',
    ...changed.filter(holdsWords),
    ...otherTests(),
  ]);
  if (!built || !tested) throw new Error('Another company could not take the project over: what failed stands above.');
}

trial().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
