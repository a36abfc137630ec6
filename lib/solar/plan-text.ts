import { netCost, type Outcome } from '@/lib/solar/outcome';
import { rupeesText } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';

/** A solar plan in one sentence: its size, what it costs after any subsidy, and what it saves a month. */
export const planText = (sentence: string, outcome: Outcome): string =>
  fill(sentence, {
    kw: outcome.kw,
    cost: rupeesText(netCost(outcome).value),
    saving: rupeesText(outcome.figures.saving.value),
  });
