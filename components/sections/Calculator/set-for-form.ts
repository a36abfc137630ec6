import type { CalculatorAnswers } from '@/lib/leads/from-calculator';
import { readAmount } from '@/lib/solar/amount';
import type { SharedCase } from '@/lib/solar/shared-link';
import type { Result } from './result';
import { planText } from './plan-text';

interface Shown {
  /** What stands in a field that the visitor has answered; '' for any other. */
  typed: (name: string) => string;
  /** Whether there are no figures for what was answered. */
  refused: boolean;
  /** The sentence of a plan. */
  plan: string;
}

/** What the form of the page may take over: what the visitor has set, never a value of the worked example. */
export function setForForm(
  { outcome, values }: Result,
  { answers, edits }: SharedCase,
  { typed, refused, plan }: Shown,
): CalculatorAnswers {
  if (refused) return { bill: readAmount(typed('bill')), city: typed('city') || undefined };
  // The town alone makes no plan of the visitor's: a page about a town opens the calculator with it.
  const isHers = Object.keys({ ...answers, ...edits }).some((name) => name !== 'city');
  const hasBill = 'bill' in answers || 'units' in answers;
  return {
    bill: hasBill ? (values.units === undefined ? Number(values.bill) : outcome.before.total) : undefined,
    city: answers.city === undefined ? undefined : String(answers.city),
    plan: isHers ? planText(plan, outcome) : undefined,
  };
}
