import type { CalculatorAnswers } from '@/lib/leads/from-calculator';
import { readAmount } from '@/lib/solar/amount';
import { planText } from '@/lib/solar/format';
import type { CalculatorState } from './calculator-state';

/** The bill and the town, if the visitor has set them. */
export const ownBillAndTown = ({ fields, set }: Pick<CalculatorState, 'fields' | 'set'>): CalculatorAnswers => ({
  bill: set.has('bill') ? readAmount(fields.bill ?? '') : undefined,
  city: set.has('city') ? fields.city : undefined,
});

/**
 * The answers that the page's form may take over, never a value of the worked example. If the visitor gave units, the
 * bill is the computed one.
 * @param plan the sentence about a solar plan, with placeholders for its figures
 */
export function answersForForm(state: CalculatorState, plan: string): CalculatorAnswers {
  const { status, result, shared } = state;
  if (status.figures === 'none') return ownBillAndTown(state);
  const { outcome, raw } = result;
  const { answers, edits } = shared;
  // A plan is the visitor's own if more than the town is set, because the page of a town links here with that town.
  const isOwnPlan = Object.keys({ ...answers, ...edits }).some((name) => name !== 'city');
  const bill = raw.units === undefined ? answers.bill : outcome.before.total;
  return {
    bill: typeof bill === 'number' ? bill : undefined,
    city: answers.city === undefined ? undefined : `${answers.city}`,
    plan: isOwnPlan ? planText(plan, outcome) : undefined,
  };
}
