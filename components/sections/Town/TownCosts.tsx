import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Words } from '@/components/ui/Words/Words';
import type { CalculatorWords } from '@/content/schemas/calculator';
import type { TownPageWords } from '@/content/schemas/towns';
import type { PaybackWords } from '@/lib/solar/shown';
import { figuresOf, type TownAnswer } from '@/lib/solar/town';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: string;
  words: TownPageWords['costs'];
  answer: TownAnswer;
  /** The address of the calculator with this town chosen. */
  calculator: string;
  all: Pick<CalculatorWords, 'units' | keyof PaybackWords>;
}

/** What systems of common sizes cost and save in a town. */
export function TownCosts({ content, words, answer, calculator, all }: Props) {
  const { heading, caption, columns, notes, action } = words;
  const rows = answer.systems.map((system) => {
    const { bill, price, grants, net, made, saving, payback } = figuresOf(system, all);
    return [`${system.kw} ${all.units.kW}`, bill, price, grants, net, made, saving, payback];
  });
  return (
    <Section surface="noon" labelledBy="costs">
      <h2 id="costs">{heading}</h2>
      <div className={styles.text}>
        <p>
          <Words>{content}</Words>
        </p>
      </div>
      <div className={styles.table}>
        <DataTable content={{ caption, columns, rows }} />
      </div>
      <p className={styles.action}>
        <ButtonLink href={calculator}>{action}</ButtonLink>
      </p>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>
            <Words>{note}</Words>
          </p>
        ))}
      </div>
    </Section>
  );
}
