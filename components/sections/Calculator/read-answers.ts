import type { CalculatorWords } from '@/content/schemas/calculator';
import { readAmount } from '@/lib/solar/amount';
import type { Limits } from '@/lib/solar/facts';
import { isAnswer, type Question } from '@/lib/solar/questions';
import { fill } from '@/lib/words/fill';

/** What was read from the fields, and what is wrong with which. */
export interface ReadAnswers {
  values: Record<string, number | string | undefined>;
  /** A sentence for each field that cannot be used, by its name. */
  problems: Record<string, string>;
}

/**
 * Reads the fields of a calculator.
 * @param typed the text of each field, by its name
 */
export function readAnswers(
  questions: Question[],
  typed: (name: string) => string,
  words: CalculatorWords['problems'],
  limits: Limits,
): ReadAnswers {
  const read: ReadAnswers = { values: {}, problems: {} };
  for (const question of questions) {
    const { name, options, empty } = question;
    const text = typed(name);
    if (options) read.values[name] = text;
    else if (text.trim() === '' && empty) read.values[name] = undefined;
    else {
      const number = readAmount(text);
      const isFit = number !== undefined && isAnswer(question, number, limits);
      const problem = isFit ? undefined : problemWith(question, number, words);
      if (problem) read.problems[name] = problem;
      else read.values[name] = number;
    }
  }
  return read;
}

/** What is wrong with a number, as a sentence that says what to do. */
function problemWith(question: Question, number: number | undefined, words: CalculatorWords['problems']): string {
  const { least = 0, most = Infinity, step = 1, default: example = least } = question;
  const figure = (value: number) => value.toLocaleString('en-IN');
  if (number === undefined) return fill(words.notANumber, { example });
  const below = Math.floor(number / step) * step;
  return number < least || number > most
    ? fill(words.range, { least: figure(least), most: figure(most) })
    : fill(words.step, { below: figure(below), above: figure(below + step) });
}
