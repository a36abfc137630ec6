import { readAmount } from '@/lib/solar/amount';
import { rangeIn, readLength, type Unit } from '@/lib/solar/length';
import { isAnswer, type Question, stepOf } from '@/lib/solar/questions';
import { fill } from '@/lib/content/fill';
import { type AssumptionContent, assumptionsIn, type Calculation, type Edits, fieldOf } from '../state/calculation';

export type Fields = Readonly<Record<string, string>>;

export type Problems = Readonly<Record<string, string>>;

export interface ReadFields {
  raw: Record<string, number | string | undefined>;
  edits: Edits;
  problems: Problems;
}

export type ProblemLabels = Calculation['labels']['problems'];

export function readFields(
  { questions, assumptions, facts, labels, prefix }: Omit<Calculation, 'tool' | 'content'>,
  fields: Fields,
): ReadFields {
  const raw: ReadFields['raw'] = {};
  const edits: Edits = {};
  const problems: Record<string, string> = {};
  for (const each of questions) {
    const unit = fields.unit as Unit;
    const question = each.length ? inUnit(each, unit) : each;
    const { name, options, empty, text: isText, thing } = question;
    const text = fields[name] ?? '';
    if (options || isText || thing) raw[name] = text;
    else if (empty && text.trim() === '') raw[name] = undefined;
    else {
      const number = each.length ? readLength(text, unit) : readAmount(text);
      if (number !== undefined && isAnswer(question, number, facts.limits)) raw[name] = number;
      else problems[name] = problemWith(question, number, labels.problems);
    }
  }
  for (const [id, assumption] of assumptionsIn(assumptions)) {
    const { value } = assumption;
    const name = fieldOf(id, prefix);
    const number = readAmount(fields[name] ?? '');
    const range = rangeOf(assumption);
    if (number === undefined) problems[name] = fill(labels.problems.notANumber, { example: value });
    else if (number < range.least || number > range.most) problems[name] = outside(range, labels.problems);
    else if (number !== value) edits[id] = number;
  }
  return { raw, edits, problems };
}

const inUnit = (question: Question, unit: Unit): Question => {
  const { least = 0, most = Infinity } = question;
  return { ...question, ...rangeIn({ least, most }, unit) };
};

function problemWith(question: Question, number: number | undefined, labels: ProblemLabels): string {
  const { least = 0, most = Infinity, default: example } = question;
  if (number === undefined) return example === undefined ? labels.noNumber : fill(labels.notANumber, { example });
  if (number < least || number > most) return outside({ least, most }, labels);
  const step = stepOf(question);
  const below = Math.floor(number / step) * step;
  return fill(labels.step, { below: inIndia(below), above: inIndia(below + step) });
}

export const outside = ({ least, most }: { least: number; most: number }, labels: ProblemLabels) =>
  fill(labels.range, { least: inIndia(least), most: inIndia(most) });

const inIndia = (value: number) => value.toLocaleString('en-IN').replace('-', '−');

/** Excludes values so far from the default that they are probably typing mistakes. */
const rangeOf = ({ value, range }: AssumptionContent) =>
  range === 'positive'
    ? { least: value / 10, most: value * 2 }
    : { least: range === 'signed' ? -10 : 0, most: 5 * (value || 10) };
