import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { Outcome } from '@/lib/solar/outcome';
import { exactly } from '@/lib/solar/shown';
import { showFigure } from './show-figure';
import styles from './Calculator.module.scss';

interface Props {
  part: CalculatorContent['parts'][number];
  words: CalculatorWords;
  outcome: Outcome;
  /** The ids of the fields that the figures follow from. */
  from: string;
}

/** Figures of an answer, each with what it is. */
export function Part({ part, words, outcome, from }: Props) {
  return (
    <dl className={styles.figures}>
      {part.figures.map(({ name, label, note }) => {
        const figure = outcome.figures[name]!;
        return (
          <div className={styles.oneFigure} key={name}>
            <dt>{label}</dt>
            <dd>
              <output
                className={styles.value}
                name={name}
                htmlFor={from}
                aria-live="off"
                data-value={figure.value === undefined ? '' : exactly(figure.value)}
              >
                {showFigure(figure, words)}
              </output>
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
