import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import { Words } from '@/components/ui/Words/Words';
import type { CalculatorWords } from '@/content/schemas/calculator';
import type { FigureWords, SolarContent } from '@/content/schemas/solar';
import type { TownPageWords } from '@/content/schemas/towns';
import type { PaybackWords } from '@/lib/solar/shown';
import { figuresOf, sourcesOf, type TownAnswer } from '@/lib/solar/town';
import { Section } from '../Section/Section';
import styles from './Town.module.scss';

interface Props {
  content: string;
  words: Pick<TownPageWords, 'costs' | 'sourcesOfTable'>;
  answer: TownAnswer;
  /** The address of the calculator with the town chosen. */
  calculator: string;
  all: {
    calculator: Pick<CalculatorWords, 'units' | keyof PaybackWords>;
    solar: SolarContent;
    figureWords: FigureWords;
  };
}

/** What three plants cost and save in a town, and where the figures come from. */
export function TownCosts({ content, words, answer, calculator, all }: Props) {
  const { heading, caption, columns, notes, action } = words.costs;
  const { units } = all.calculator;
  const rows = answer.systems.map((system) => {
    const { price, grants, net, emi, made, saving, payback } = figuresOf(system, all.calculator);
    return [`${system.kw} ${units.kW}`, price, grants, net, emi, made, saving, payback];
  });
  const sources = sourcesOf(all.solar.figures).map((source) => all.figureWords.sources[source]);
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
        <p>{`${words.sourcesOfTable} ${sources.join('; ')}`}</p>
      </div>
    </Section>
  );
}
