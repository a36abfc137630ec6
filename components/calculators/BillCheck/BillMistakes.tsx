import { DataTable } from '@/components/ui/DataTable/DataTable';
import { type ContentOf, Section } from '@/components/sections/Section/Section';
import type { SolarContent } from '@/content/rules/solar-content';
import { defaultAnswers } from '@/lib/solar/answers';
import { billOutcome } from '@/lib/solar/bill-check';
import { factsOf } from '@/lib/solar/facts';
import { wholeRupees } from '@/lib/solar/format';
import { billFor, homeTariff } from '@/lib/solar/tariff';
import { unitsText } from './bill-check-tool';
import styles from '../TypicalBills/TypicalBills.module.scss';

interface Props {
  content: ContentOf<'billMistakes'>;
  solar: SolarContent;
}

/** A table of the bill of the worked example with each common mistake. It is computed at build, and needs no scripts. */
export function BillMistakes({ content, solar }: Props) {
  const facts = factsOf(solar);
  const outcome = billOutcome(facts, defaultAnswers(solar.questions['check-bill']), false);
  if ('fallen' in outcome) throw new Error('The readings of the example fall.');
  const { printed, due } = outcome;
  const taken = printed.import;
  const charged = {
    'export-added': taken + printed.export - printed.carried,
    'export-missing': taken - printed.carried,
    'carried-missing': taken - printed.export,
    'both-missing': taken,
  };
  const tariff = homeTariff(facts.assumptions, facts.slabEnds, printed.kind);
  const row = (name: string, units: number) => [
    name,
    unitsText(units),
    wholeRupees(billFor(tariff, units, printed.load).total),
  ];
  const rows = [
    row(content.right, due),
    ...(Object.keys(charged) as (keyof typeof charged)[]).map((name) => row(content.rows[name], charged[name])),
  ];
  return (
    <Section surface="dawn" labelledBy="bill-mistakes">
      <h2 className={styles.heading} id="bill-mistakes">
        {content.heading}
      </h2>
      <p className={styles.text}>{content.text}</p>
      <DataTable content={{ caption: content.caption, columns: content.columns, rows }} />
    </Section>
  );
}
