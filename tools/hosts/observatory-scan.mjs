import path from 'node:path';
import { pathToFileURL } from 'node:url';

// node observatory-scan.mjs PACKAGE HTTP-PORT HTTPS-PORT: the scan of src/scanner/index.js there, which knows no ports.
const [folder = '', httpPort, httpsPort] = process.argv.slice(2);
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.resolve(folder, 'src', file)).href);
const [{ retrieve }, { ALL_TESTS }, grader, charts] = await Promise.all([
  load('retriever/retriever.js'),
  load('constants.js'),
  load('grader/grader.js'),
  load('grader/charts.js'),
]);

const answers = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
if (answers.responses.auto?.status !== 200) throw new Error('The site does not answer.');
if (!answers.responses.https?.verified) throw new Error('The certificate is not trusted.');

let [score, penalties] = [100, 100];
/** @type {Record<string, { pass: boolean, result: string, modifier: number }>} */
const tests = {};
for (const test of ALL_TESTS) {
  const output = test(answers);
  const modifier = output.result ? grader.getScoreModifier(output.result) : 0;
  score += modifier;
  penalties += Math.min(0, modifier);
  tests[output.constructor.name] = { pass: output.pass, result: output.result ?? 'not run', modifier };
}
// What is given for more than is asked counts only where little is missing.
const counted = penalties >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : penalties;
console.log(JSON.stringify({ ...grader.getGradeForScore(counted), tests }));
