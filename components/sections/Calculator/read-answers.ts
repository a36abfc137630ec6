import type { CalculatorWords } from '@/content/schemas/calculator';
import { readAmount } from '@/lib/solar/amount';
import type { Values } from '@/lib/solar/outcome';
import { isAnswer, type Question } from '@/lib/solar/shared-case';
import { fillIn } from './fill-in';

/** What was read from the fields, and what is wrong with which. */
export interface ReadAnswers {
  values: Values;
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
): ReadAnswers {
  const read: ReadAnswers = { values: {}, problems: {} };
  for (const question of questions) {
    const { name, options, empty } = question;
    const text = typed(name);
    if (options) read.values[name] = text;
    else if (text.trim() === '' && empty) read.values[name] = undefined;
    else {
      const number = readAmount(text);
      const problem = problemWith(question, number, words);
      if (problem) read.problems[name] = problem;
      else read.values[name] = number;
    }
  }
  return read;
}

/** What is wrong with a number, as a sentence that says what to do. */
function problemWith(
  question: Question,
  number: number | undefined,
  words: CalculatorWords['problems'],
): string | undefined {
  const { least = 0, most = Infinity, step = 1, usual = least } = question;
  const figure = (value: number) => value.toLocaleString('en-IN');
  if (number === undefined) return fillIn(words.notANumber, { example: usual });
  if (isAnswer(question, number)) return undefined;
  const below = Math.floor(number / step) * step;
  return number < least || number > most
    ? fillIn(words.range, { least: figure(least), most: figure(most) })
    : fillIn(words.step, { below: figure(below), above: figure(below + step) });
}
