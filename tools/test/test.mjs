import { ensureChromium } from '../setup/chromium.mjs';
import { nodeTooOld } from '../setup/node-version.mjs';
import { installPackages } from '../setup/packages.mjs';
import { messageOf, step } from '../setup/progress.mjs';
import { buildEnv } from './build-env.mjs';
import { browserTests, jest, script } from './suites.mjs';

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

  // Most steps keep one processor busy for most of their time, so two lanes keep two busy. Steps in one lane need what
  // is before them: types and the build both write .next/, and another company copies what the build has made.
  const lane1 = async () => {
    const lint = await suite('3/10 Lint', () => script('lint'));
    return [lint, await suite('4/10 Unit and component tests', () => jest('jest.config.mjs'))];
  };
  const lane2 = async () => {
    const types = await suite('5/10 Types', () => script('typecheck'));
    const build = await suite('6/10 Build', async () => script('build', await buildEnv()));
    const after = [
      await afterBuild('7/10 Built pages', build, () => jest('jest.built.config.mjs')),
      await afterBuild('8/10 Search and share check', build, () => script('seo', process.env, ['--check'])),
      await suite('9/10 Another company', () => script('trial', process.env, ['owner'])),
    ];
    return [types, build, ...after];
  };
  const [first, second] = await Promise.all([lane1(), lane2()]);
  const [, build] = /** @type {[Outcome, Outcome]} */ (second);

  // Browser tests measure time, so nothing else runs beside them.
  const browser = chromium
    ? await afterBuild('10/10 Browser tests', build, browserTests)
    : notRun('10/10 Browser tests', 'there is no Chromium');
  close([...first, ...second, browser]);
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
 */
async function suite(label, work) {
  const result = await step(label, work, {
    describe: ({ passed, failed }) => `${passed} passed, ${failed} failed`,
    // Two lines that count seconds would write over each other.
    prints: true,
  });
  if (result.failed > 0 && result.output) console.log(result.output.trimEnd());
  return result;
}

/**
 * @param {string} label
 * @param {Outcome} build
 * @param {() => Promise<Outcome>} work on the built site
 */
const afterBuild = async (label, build, work) =>
  build.failed > 0 ? notRun(label, 'the build failed') : suite(label, work);

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

// Jest takes this file for a test because of its name, and must not start a run inside a run.
if (process.env.JEST_WORKER_ID === undefined)
  test().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
