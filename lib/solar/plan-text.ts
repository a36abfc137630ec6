import { rupeesText } from './format';
import { netCost, type Outcome } from './outcome';
import { fill } from '@/lib/content/fill';

/** A solar plan in one sentence: its size, what it costs after any subsidy, and what it saves a month. */
export const planText = (sentence: string, outcome: Outcome): string =>
  fill(sentence, {
    kw: outcome.kw,
    cost: rupeesText(netCost(outcome).value),
    saving: rupeesText(outcome.figures.saving.value),
  });
