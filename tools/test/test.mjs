import { ensureChromium } from '../setup/chromium.mjs';
import { nodeTooOld } from '../setup/node-version.mjs';
import { installPackages } from '../setup/packages.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { buildEnv } from './build-env.mjs';
import { browserTests, npmScript, unitTests } from './suites.mjs';

/** @typedef {import('./suites.mjs').Outcome} Outcome */

/** `npm test`: everything from a fresh clone to the browser tests. What can still run after a failure does. */
async function test() {
  const tooOld = nodeTooOld();
  if (tooOld) throw new Error(tooOld);
  // Each tool below sets its own.
  Reflect.deleteProperty(process.env, 'NODE_ENV');
  await step('1/8 Packages', installPackages, { describe: (installed) => (installed ? 'installed' : 'nothing new to install') });
  const chromium = await findOrInstallChromium();

  const lint = await suite('3/8 Lint', () => npmScript('lint'));
  const types = await suite('4/8 Types', () => npmScript('typecheck'));
  const unit = await suite('5/8 Unit and component tests', unitTests);
  const build = await suite('6/8 Build', async () => npmScript('build', await buildEnv()));
  const seo = build.failed > 0 ? notRun('7/8 Search and share check', 'the build failed') : await suite('7/8 Search and share check', () => npmScript('seo', undefined, ['--check']));
  const label = '8/8 Browser tests';
  const browser = build.failed > 0 || !chromium ? notRun(label, chromium ? 'the build failed' : 'there is no Chromium') : await suite(label, browserTests, true);
  close([lint, types, unit, build, seo, browser]);
}

async function findOrInstallChromium() {
  // Only root is never asked for a password, which a line that counts seconds would write over.
  const prints = process.getuid?.() !== 0;
  return step('2/8 Chromium', ensureChromium, { describe: (program) => program, prints }).catch((error) => console.error(messageOf(error)));
}

/**
 * @param {string} label
 * @param {() => Promise<Outcome>} work
 * @param {boolean} [prints] whether it prints its results itself
 */
async function suite(label, work, prints = false) {
  const result = await step(label, work, { describe: ({ passed, failed }) => `${passed} passed, ${failed} failed`, prints });
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  return result;
}

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
if (process.env.JEST_WORKER_ID === undefined) test().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
