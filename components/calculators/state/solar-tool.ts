import { fill } from '@/lib/content/fill';
import { answersOf, energyAnswers, type Kind } from '@/lib/solar/answers';
import { calculate } from '@/lib/solar/calculate';
import { wholeRupees } from '@/lib/solar/format';
import { loadOf } from '@/lib/solar/load';
import type { Outcome } from '@/lib/solar/outcome';
import type { Calculation, Tool } from './calculation';

export const solarTool = (kind: Kind, { problems }: Calculation['labels']): Tool<Outcome> => ({
  outcomeOf: (facts, raw) => {
    const outcome = calculate(kind, facts, answersOf(kind, raw));
    return 'refused' in outcome || !(Number(raw.kw) > outcome.largest)
      ? outcome
      : { unusable: { kw: fill(problems.tooLarge, { largest: outcome.largest }) } };
  },
  basisOf: ({ outcome: { before, load } }) => ({ bill: wholeRupees(before.total), load }),
  estimatedLoad: (loads, raw) => loadOf(loads, kind, energyAnswers(raw)),
});
