import { mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { tooLongField } from '../../lib/leads/size';
import { readValues } from '../../lib/leads/values';
import { startPreview } from '../preview/server';
import { messageOf } from '../setup/progress.mjs';
import { forms, type FuzzedForm } from './forms';

const SLOWEST_MS = 2000;
const MEMORY_GROWTH_MB = 250;

/** What people, keyboards and mischief put into a field. */
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'N/A',
      'on',
      'आशा देवी',
      '₹2500 - ₹4000',
      '98765 43210',
      'a@b.example',
      '{{message}}',
      '<script>alert(1)</script>',
      '"; DROP TABLE leads;--',
      '=1+1',
      '🌞👨‍👩‍👧',
      '\u202eleft to right',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.constantFrom(
          '\n',
          '\r\n',
          '\r',
          '\u2028',
          '\u2029',
          '\v',
          '\f',
          '\u0085',
          'Name: x',
          'Form Type: Housing',
          ' ',
          'क',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 2000, maxLength: 12_000 }) },
);

/** Decision of the forms: one line of each value, its ends trimmed, nothing else changed. */
const kept = (text: string) =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .join(' ')
    .trim();

const state = fc.constantFrom(...forms).chain((form) =>
  fc.record({
    form: fc.constant(form),
    values: fc.record(Object.fromEntries(form.fields.map((name) => [name, typed])), { requiredKeys: [] }),
  }),
);

/** What is wrong with a lead that arrived, if anything. */
function problemOf(
  form: FuzzedForm,
  values: Record<string, string | undefined>,
  params: Record<string, unknown>,
): string | undefined {
  const expected = (field: string) => kept(values[field] ?? '');
  for (const [parameter, field] of form.params) {
    if (params[parameter] !== expected(field))
      return `${parameter} is ${JSON.stringify(params[parameter])}, typed was ${JSON.stringify(values[field])}`;
  }
  if (!form.lines) return 'message' in params ? 'there is a message' : undefined;
  const lines = String(params.message).split('\n');
  if (lines.length !== form.lines.length)
    return `the message has ${lines.length} lines instead of ${form.lines.length}`;
  const wrong = form.lines.findIndex(
    ([label, field, fixed], index) => lines[index] !== `${label}: ${field === null ? fixed : expected(field) || 'N/A'}`,
  );
  return wrong < 0 ? undefined : `line ${wrong + 1} is ${JSON.stringify(lines[wrong])}`;
}

/**
 * `npm run fuzz`: 10,000 random states of the six forms, through message building and over the wire into the local inbox.
 * Every field has to arrive character for character, in bounded time and memory. `--runs 500` tries less, `--seed 1`
 * tries the same again.
 */
async function fuzz(): Promise<void> {
  const { values: options } = parseArgs({
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
  });
  const work = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  const preview = await startPreview({ siteDir: work, leadsDir: path.join(work, 'leads'), port: 0 });
  const send = `http://localhost:${preview.port}/api/v1.0/email/send`;
  let done = 0;
  let refused = 0;
  let slowest = 0;
  let before = 0;

  const lead = fc.asyncProperty(state, async ({ form, values }) => {
    if (done++ === 500) before = process.memoryUsage().rss;
    if (process.stdout.isTTY && done % 100 === 0) process.stdout.write(`\r${done}/${options.runs}`);
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, value!);
    data.append('agreeTerms', 'on');
    const read = readValues(data);
    const params = form.build(read);
    const begun = performance.now();
    if (tooLongField(params, read)) {
      refused++;
      return;
    }
    const body = JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'k',
      service_id: 's',
      template_id: 't',
      template_params: params,
    });
    const answer = await fetch(send, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    slowest = Math.max(slowest, performance.now() - begun);
    if (answer.status !== 200)
      throw new Error(`${form.name}: the inbox answered ${answer.status} ${await answer.text()}`);
    const [file, ...more] = (await readdir(path.join(work, 'leads'))).filter((name) => name.endsWith('.json'));
    if (!file || more.length > 0) throw new Error(`${form.name}: ${file ? more.length + 1 : 0} copies arrived`);
    const stored = JSON.parse(await readFile(path.join(work, 'leads', file), 'utf8')) as {
      body: { template_params: Record<string, unknown> };
    };
    await unlink(path.join(work, 'leads', file));
    const problem = problemOf(form, values, stored.body.template_params);
    if (problem) throw new Error(`${form.name}: ${problem}`);
  });

  try {
    const seed = options.seed === undefined ? {} : { seed: Number(options.seed) };
    await fc.assert(lead, { numRuns: Number(options.runs), endOnFailure: false, ...seed });
  } finally {
    await preview.close();
    await rm(work, { recursive: true, force: true });
  }
  const grown = before ? (process.memoryUsage().rss - before) / 1024 ** 2 : 0;
  console.log(
    `\r${done} states: ${done - refused} arrived whole, ${refused} were too long to send; slowest ${Math.round(slowest)} ms, memory grew ${Math.round(grown)} MB.`,
  );
  if (slowest > SLOWEST_MS) throw new Error(`A lead took ${Math.round(slowest)} ms, more than ${SLOWEST_MS}.`);
  if (grown > MEMORY_GROWTH_MB)
    throw new Error(`Memory grew by ${Math.round(grown)} MB, more than ${MEMORY_GROWTH_MB}.`);
}

fuzz().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
