import clsx from 'clsx';
import type { CalculatorContent } from '@/content/schemas/calculator';
import type { FigureName } from '@/lib/solar/names';
import { type Figure, figureNamed } from '@/lib/solar/outcome';
import { twoDecimals, largeAmount, rangeOfPaybacks } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import type { ResultProps } from '../state/calculation';
import { showFigure } from './show-figure';
import styles from './FigureList.module.scss';

interface FigureOutputProps extends Omit<ResultProps, 'assumptions'> {
  name: FigureName;
}

/** One figure of a result: rounded as its text, and exact in `data-value` for other programs. */
export function FigureOutput({ name, labels, result, from }: FigureOutputProps) {
  const figure = figureNamed(name, result.outcome);
  return (
    <output
      className={styles.value}
      name={name}
      htmlFor={from}
      aria-live="off"
      data-value={figure.value === undefined ? '' : twoDecimals(figure.value)}
    >
      {showFigure(figure, labels)}
    </output>
  );
}

export interface FigureListProps extends ResultProps {
  part: CalculatorContent['parts'][number];
  isMain?: boolean;
}

/** Figures of a result with their labels. The note of a figure may contain other figures and the plant's roof area. */
export function FigureList({ part, assumptions, isMain, ...rest }: FigureListProps) {
  const { outcome, edits } = rest.result;
  const { lakh, crore } = rest.labels.units;
  const area = Math.round(outcome.kw * (edits.area ?? assumptions.area!.value)).toLocaleString('en-IN');
  const texts = Object.entries<Figure>(outcome.figures).map(([name, figure]) => [
    name,
    showFigure(figure, rest.labels),
  ]);
  const inNotes = { ...Object.fromEntries(texts), area, paybacks: rangeOfPaybacks(outcome.figures, rest.labels) };
  const inWords = ({ value, unit }: Figure) => (unit === 'rupees' ? largeAmount(value, { lakh, crore }) : undefined);
  return (
    <dl className={clsx(styles.figures, isMain && styles.main)}>
      {part.figures.map(({ name, label, note }) => {
        const amount = inWords(figureNamed(name, outcome));
        return (
          <div className={styles.figure} key={name}>
            <dt>{label}</dt>
            <dd>
              <FigureOutput name={name} {...rest} />
              {amount && <span className={clsx(styles.note, styles.inWords)}>{amount}</span>}
              {note && <span className={styles.note}>{fill<string>(note, inNotes)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
