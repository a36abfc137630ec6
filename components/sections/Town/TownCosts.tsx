import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { unbroken, unbrokenParagraphs } from '@/components/ui/Text/unbroken';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { TownPageLabels } from '@/content/schemas/towns';
import type { PaybackLabels } from '@/lib/solar/format';
import { figuresOf, type TownAnswer } from '@/lib/solar/town';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: string;
  labels: TownPageLabels['costs'];
  answer: TownAnswer;
  /** The address of the calculator with this town chosen. */
  calculator: string;
  all: Pick<CalculatorLabels, 'units' | keyof PaybackLabels>;
}

export function TownCosts({ content, labels, answer, calculator, all }: Props) {
  const { heading, caption, columns, notes, action } = labels;
  const rows = answer.systems.map((system) => {
    const { bill, price, grants, net, made, saving, payback } = figuresOf(system, all);
    return [`${system.kw} ${all.units.kW}`, bill, price, grants, net, made, saving, payback];
  });
  return (
    <Section surface="noon" labelledBy="costs">
      <h2 id="costs">{heading}</h2>
      <div className={styles.text}>
        <p>{unbroken(content)}</p>
      </div>
      <div className={styles.table}>
        <DataTable content={{ caption, columns, rows }} />
      </div>
      <p className={styles.action}>
        <ButtonLink href={calculator}>{action}</ButtonLink>
      </p>
      <div className={styles.notes}>{unbrokenParagraphs(notes)}</div>
    </Section>
  );
}
