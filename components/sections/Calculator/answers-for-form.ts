import type { CalculatorAnswers } from '@/lib/leads/from-calculator';
import { readAmount } from '@/lib/solar/amount';
import type { CalculatorState } from './calculator-state';
import { planText } from './plan-text';

/**
 * What the form of the page may take over: what the visitor has set, never a value of the worked example.
 * @param plan the sentence of a plan
 */
export function answersForForm(
  { fields, set, status, result: { outcome, given }, shared }: CalculatorState,
  plan: string,
): CalculatorAnswers {
  if (status.figures === 'none') {
    return {
      bill: set.has('bill') ? readAmount(fields.bill ?? '') : undefined,
      city: set.has('city') ? fields.city : undefined,
    };
  }
  const { answers, edits } = shared;
  // The town alone makes no plan of the visitor's: a page about a town opens the calculator with it.
  const isHers = Object.keys({ ...answers, ...edits }).some((name) => name !== 'city');
  const bill = given.units === undefined ? answers.bill : outcome.before.total;
  return {
    bill: typeof bill === 'number' ? bill : undefined,
    city: answers.city === undefined ? undefined : `${answers.city}`,
    plan: isHers ? planText(plan, outcome) : undefined,
  };
}
