import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Usage: node observatory-scan.mjs PACKAGE HTTP-PORT HTTPS-PORT. Repeats the scan of the Observatory's
// src/scanner/index.js, which does not let its caller choose the ports.
const [folder = '', httpPort, httpsPort] = process.argv.slice(2);
const load = (/** @type {string} */ file) => import(pathToFileURL(path.resolve(folder, 'src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const answers = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) });
if (answers.responses.auto?.status !== 200) throw new Error('The site does not answer.');
if (!answers.responses.https?.verified) throw new Error('The certificate is not trusted.');

let [score, withoutExtra] = [100, 100];
for (const test of ALL_TESTS) {
  const { constructor, pass, result } = test(answers);
  const modifier = result ? getScoreModifier(result) : 0;
  score += modifier;
  withoutExtra += Math.min(0, modifier);
  console.log(
    `${pass ? 'passed' : 'FAILED'}  ${String(modifier).padStart(3)}  ${constructor.name}: ${result ?? 'not run'}`,
  );
}
// Mozilla's Observatory counts extra credit only for a site that has lost few points.
const { grade, score: counted } = getGradeForScore(
  withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? score : withoutExtra,
);
console.log(`Grade ${grade}, score ${counted}`);
if (grade !== 'A+') process.exitCode = 1;
