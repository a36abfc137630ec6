import { DataTable } from '@/components/ui/DataTable/DataTable';
import type { CalculatorWords, UsualBillsContent } from '@/content/schemas/calculator';
import type { SolarContent } from '@/content/schemas/solar';
import { type Kind, type Values, valuesOf } from '@/lib/solar/figures';
import { outcomeOf, usualValues } from '@/lib/solar/outcome';
import { type PaybackWords, rangeOfPaybacks, rupeesText } from '@/lib/solar/shown';
import { Section } from '../Section/Section';
import { fill } from '@/lib/words/fill';
import styles from './Calculator.module.scss';

interface Props {
  kind: Kind;
  content: UsualBillsContent;
  words: { calculator: Pick<CalculatorWords, 'units' | 'billAtLoad' | keyof PaybackWords>; solar: SolarContent };
}

/** For whoever has no bill at hand: what six usual ones give. */
export function UsualBills({ kind, content, words: { calculator, solar } }: Props) {
  const { heading, caption, columns, kinds } = content;
  const facts = { ...solar, figures: valuesOf(solar.figures) };
  const rows = solar.usualBills[kind].map((bill: Values) => {
    const outcome = outcomeOf(kind, facts, { ...usualValues(solar.asked[kind]), ...bill });
    if ('refused' in outcome) throw new Error(`The usual bill of ₹${bill.bill} gives no figures: ${outcome.refused}.`);
    const { figures } = outcome;
    const rupees = (name: string) => rupeesText(figures[name]!.value!);
    const amount = rupeesText(Number(bill.bill));
    const name = bill.kind && kinds?.[bill.kind] ? fill(kinds[bill.kind]!, { bill: amount }) : amount;
    return [
      fill(calculator.billAtLoad, { bill: name, load: outcome.load }),
      `${outcome.kw} ${calculator.units.kW}`,
      rupees('net-cost' in figures ? 'net-cost' : 'cost'),
      rupees('saving'),
      rangeOfPaybacks(figures, calculator),
    ];
  });
  return (
    <Section surface="dawn" labelledBy="usual-bills">
      <h2 className={styles.usualBills} id="usual-bills">
        {heading}
      </h2>
      <DataTable content={{ caption, columns, rows }} />
    </Section>
  );
}
