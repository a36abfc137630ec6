import { CtaBand } from '@/components/sections/CtaBand/CtaBand';
import type { SolarContent } from '@/content/rules/solar-content';
import { answersOf, defaultAnswers, type Kind } from '@/lib/solar/answers';
import { calculated } from '@/lib/solar/calculate';
import { factsOf } from '@/lib/solar/facts';
import { netCost } from '@/lib/solar/outcome';
import { type PaybackLabels, rangeOfPaybacks, roundedRupees, rupeesText } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import type { ContentOf } from '@/components/sections/Section/Section';

interface Props {
  kind: Kind;
  content: ContentOf<'ctaBand'>;
  site: { calculator: PaybackLabels; solar: SolarContent };
}

export function ExampleBand({ kind, content, site: { calculator, solar } }: Props) {
  const outcome = calculated(kind, factsOf(solar), answersOf(kind, defaultAnswers(solar.questions[kind])));
  const { figures, kw } = outcome;
  const text = fill(content.text, {
    kw,
    bill: rupeesText(figures['bill-before'].value),
    saving: roundedRupees(figures.saving.value, 2),
    price: roundedRupees(netCost(outcome).value, 3),
    payback: rangeOfPaybacks(figures, calculator),
  });
  return <CtaBand content={{ ...content, text }} surface="sky" id="example" />;
}
