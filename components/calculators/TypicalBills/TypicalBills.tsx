import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { SolarContent } from '@/content/rules/solar-content';
import { answersOf, defaultAnswers, type Kind } from '@/lib/solar/answers';
import { calculated } from '@/lib/solar/calculate';
import { factsOf } from '@/lib/solar/facts';
import { netCost } from '@/lib/solar/outcome';
import { type PaybackLabels, rangeOfPaybacks, rupeesText } from '@/lib/solar/format';
import type { ContentOf } from '@/components/sections/Section/Section';
import { fill } from '@/lib/content/fill';
import { ExampleTable } from '../ExampleTable/ExampleTable';

interface Props {
  kind: Kind;
  content: ContentOf<'typicalBills'>;
  site: { calculator: Pick<CalculatorLabels, 'units' | 'billAtLoad' | keyof PaybackLabels>; solar: SolarContent };
}

export function TypicalBills({ kind, content, site: { calculator, solar } }: Props) {
  const { kinds, ...table } = content;
  const facts = factsOf(solar);
  const rows = solar.typicalBills[kind].map((typical) => {
    const outcome = calculated(kind, facts, answersOf(kind, { ...defaultAnswers(solar.questions[kind]), ...typical }));
    const amount = rupeesText(typical.bill);
    const name = typical.kind && kinds?.[typical.kind] ? fill(kinds[typical.kind]!, { bill: amount }) : amount;
    return [
      fill(calculator.billAtLoad, { bill: name, load: outcome.load }),
      `${outcome.kw} ${calculator.units.kW}`,
      rupeesText(netCost(outcome).value),
      rupeesText(outcome.figures.saving.value),
      rangeOfPaybacks(outcome.figures, calculator),
    ];
  });
  return <ExampleTable content={table} rows={rows} />;
}
