import { ensureChromium } from '../setup/chromium.mjs';
import { nodeTooOld } from '../setup/node-version.mjs';
import { installPackages } from '../setup/packages.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { buildEnv } from './build-env.mjs';
import { browserTests, jest, npmScript } from './suites.mjs';

/** @typedef {import('./suites.mjs').Outcome} Outcome */

/** `npm test`: everything from a fresh clone to the browser tests. What can still run after a failure does. */
async function test() {
  const tooOld = nodeTooOld();
  if (tooOld) throw new Error(tooOld);
  // Each tool below sets its own.
  Reflect.deleteProperty(process.env, 'NODE_ENV');
  await step('1/10 Packages', installPackages, {
    describe: (installed) => (installed ? 'installed' : 'nothing new to install'),
  });
  const chromium = await findOrInstallChromium();

  // Each of the two keeps one processor busy. Two lines that count seconds would write over each other.
  const [lint, types] = await Promise.all([
    suite('3/10 Lint', () => npmScript('lint'), true),
    suite('4/10 Types', () => npmScript('typecheck'), true),
  ]);
  const unit = await suite('5/10 Unit and component tests', jest);
  const build = await suite('6/10 Build', async () => npmScript('build', await buildEnv()));
  const built = await afterBuild('7/10 Built pages', build, () => jest('jest.built.config.mjs'));
  const seo = await afterBuild('8/10 Search and share check', build, () => npmScript('seo', undefined, ['--check']));
  const browser = chromium
    ? await afterBuild('9/10 Browser tests', build, browserTests, true)
    : notRun('9/10 Browser tests', 'there is no Chromium');
  const owner = await suite('10/10 Another company', () => npmScript('test:owner'));
  close([lint, types, unit, build, built, seo, browser, owner]);
}

async function findOrInstallChromium() {
  // Only root is never asked for a password, which a line that counts seconds would write over.
  const prints = process.getuid?.() !== 0;
  return step('2/10 Chromium', ensureChromium, { describe: (program) => program, prints }).catch((error) =>
    console.error(messageOf(error)),
  );
}

/**
 * @param {string} label
 * @param {() => Promise<Outcome>} work
 * @param {boolean} [prints] whether it prints its results itself
 */
async function suite(label, work, prints = false) {
  const result = await step(label, work, {
    describe: ({ passed, failed }) => `${passed} passed, ${failed} failed`,
    prints,
  });
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  return result;
}

/**
 * @param {string} label
 * @param {Outcome} build
 * @param {() => Promise<Outcome>} work on the built site
 * @param {boolean} [prints]
 */
const afterBuild = (label, build, work, prints) =>
  build.failed > 0 ? notRun(label, 'the build failed') : suite(label, work, prints);

/**
 * @param {string} label
 * @param {string} reason
 * @returns {Outcome}
 */
function notRun(label, reason) {
  console.log(`${label}: not run, since ${reason}`);
  return { passed: 0, failed: 1 };
}

/** @param {Outcome[]} outcomes */
function close(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

// Jest takes this file for one of its own by its name, and must not start a run inside a run.
if (process.env.JEST_WORKER_ID === undefined)
  test().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
