import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { exactly } from '@/lib/solar/shown';
import { showFigure } from './show-figure';
import styles from './Calculator.module.scss';

interface FigureProps {
  name: string;
  words: CalculatorWords;
  outcome: Outcome;
  /** The ids of the fields that the figure follows from. */
  from: string;
}

/** One figure of an answer, for people and, exactly, for machines. */
export function FigureOutput({ name, words, outcome, from }: FigureProps) {
  const figure = outcome.figures[name]!;
  return (
    <output
      className={styles.value}
      name={name}
      htmlFor={from}
      aria-live="off"
      data-value={figure.value === undefined ? '' : exactly(figure.value)}
    >
      {showFigure(figure, words)}
    </output>
  );
}

interface Props extends Omit<FigureProps, 'name'> {
  part: CalculatorContent['parts'][number];
}

/** Figures of an answer, each with what it is. */
export function Part({ part, ...rest }: Props) {
  return (
    <dl className={styles.figures}>
      {part.figures.map(({ name, label, note }) => (
        <div className={styles.oneFigure} key={name}>
          <dt>{label}</dt>
          <dd>
            <FigureOutput name={name} {...rest} />
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
