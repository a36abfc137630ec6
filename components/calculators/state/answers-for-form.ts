import type { CalculatorAnswers } from '@/lib/leads/from-calculator';
import { readAmount } from '@/lib/solar/amount';
import { planText } from '@/lib/solar/format';
import type { CalculatorState } from './calculator-state';

export const ownBillAndTown = ({ fields, set }: Pick<CalculatorState, 'fields' | 'set'>): CalculatorAnswers => ({
  bill: set.has('bill') ? readAmount(fields.bill ?? '') : undefined,
  city: set.has('city') ? fields.city : undefined,
});

/** Returns the bill and the town only if the visitor entered them, because those of the example are not the visitor's. */
export function answersForForm(state: CalculatorState, plan: string): CalculatorAnswers {
  const { status, result, shared } = state;
  if (status.figures === 'none') return ownBillAndTown(state);
  const { outcome, raw } = result;
  const { answers, edits } = shared;
  // The town alone does not count, because it may come from the link on a town's page.
  const isOwnPlan = Object.keys({ ...answers, ...edits }).some((name) => name !== 'city');
  const bill = raw.units === undefined ? answers.bill : outcome.before.total;
  return {
    bill: typeof bill === 'number' ? bill : undefined,
    city: answers.city === undefined ? undefined : `${answers.city}`,
    plan: isOwnPlan ? planText(plan, outcome) : undefined,
  };
}
