import type { ContentOf } from '@/components/sections/Section/Section';
import type { SolarContent } from '@/content/rules/solar-content';
import { defaultAnswers } from '@/lib/solar/answers';
import { billOutcome, unitsWith } from '@/lib/solar/bill-check';
import { factsOf } from '@/lib/solar/facts';
import { unitsText, wholeRupees } from '@/lib/solar/format';
import { billFor, homeTariff } from '@/lib/solar/tariff';
import { ExampleTable } from '../ExampleTable/ExampleTable';

interface Props {
  content: ContentOf<'billMistakes'>;
  solar: SolarContent;
}

export function BillMistakes({ content: { right, rows: mistakes, ...table }, solar }: Props) {
  const facts = factsOf(solar);
  const outcome = billOutcome(facts, defaultAnswers(solar.questions['check-bill']), new Set());
  const { printed, due } = outcome;
  const tariff = homeTariff(facts.assumptions, facts.slabEnds, printed.kind);
  const row = (name: string, units: number) => [
    name,
    unitsText(units),
    wholeRupees(billFor(tariff, units, printed.load).total),
  ];
  const rows = [
    row(right, due),
    ...Object.entries(unitsWith(printed)).map(([name, units]) => row(mistakes[name as keyof typeof mistakes], units)),
  ];
  return <ExampleTable content={table} rows={rows} />;
}
