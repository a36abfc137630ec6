import { DataTable } from '@/components/ui/DataTable/DataTable';
import type { CalculatorWords } from '@/content/schemas/calculator';
import type { SolarContent } from '@/content/schemas/solar';
import { valuesOf } from '@/lib/solar/figures';
import { homeAnswer } from '@/lib/solar/home';
import { rupeesText, yearsText } from '@/lib/solar/shown';
import { Section } from '../Section/Section';

/** Monthly bills in ₹, each with the sanctioned load in kW that such a home has. */
const BILLS = [
  [1000, 2],
  [2000, 3],
  [3000, 3],
  [5000, 5],
  [8000, 7],
  [12000, 10],
] as const;

interface Props {
  content: { heading: string; caption: string; columns: string[] };
  words: { calculator: Pick<CalculatorWords, 'units' | 'never'>; solar: SolarContent };
}

/** For whoever has no bill at hand: what six usual ones give. */
export function UsualBills({ content: { heading, caption, columns }, words: { calculator, solar } }: Props) {
  const facts = { ...solar, figures: valuesOf(solar.figures) };
  const years = (value: number | undefined) => (value === undefined ? calculator.never : yearsText(value));
  const rows = BILLS.map(([bill, load]) => {
    const asked = { use: { bill }, load, town: 'varanasi', kind: 'urban', years: 5, rate: 7, state: true } as const;
    const answer = homeAnswer(facts, asked);
    if ('refused' in answer) throw new Error(`The usual bill of ₹${bill} gives no figures: ${answer.refused}.`);
    const { kw, course, saving } = answer;
    return [
      rupeesText(bill),
      `${kw} ${calculator.units.kW}`,
      rupeesText(course.likely.net),
      rupeesText(saving.likely),
      `${years(course.high.payback)} – ${years(course.low.payback)} ${calculator.units.years}`,
    ];
  });
  return (
    <Section surface="dawn" labelledBy="usual-bills">
      <h2 id="usual-bills">{heading}</h2>
      <DataTable content={{ caption, columns, rows }} />
    </Section>
  );
}
