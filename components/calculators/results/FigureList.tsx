import clsx from 'clsx';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Figure } from '@/lib/solar/outcome';
import { twoDecimals, largeAmount } from '@/lib/solar/format';
import { fill } from '@/lib/content/fill';
import { showFigure } from './show-figure';
import styles from './FigureList.module.scss';

interface FigureOutputProps {
  name: string;
  figure: Figure;
  labels: CalculatorLabels;
  from: string;
}

/** Only words may wrap, because a number must stay on one line with its unit. */
const wrapping = ({ value }: Figure) => value === undefined && styles.words;

/** Not an `output`, because programs that read the page should find each figure only once. */
export const FigureText = ({ figure, labels }: Pick<FigureOutputProps, 'figure' | 'labels'>) => (
  <span className={clsx(wrapping(figure))}>{showFigure(figure, labels)}</span>
);

/** `data-value` has up to two decimals, because the visible number is rounded. */
export const FigureOutput = ({ name, figure, labels, from }: FigureOutputProps) => (
  <output
    className={clsx(styles.value, wrapping(figure))}
    name={name}
    htmlFor={from}
    aria-live="off"
    data-value={figure.value === undefined ? '' : twoDecimals(figure.value)}
  >
    {showFigure(figure, labels)}
  </output>
);

interface Props extends Pick<FigureOutputProps, 'labels' | 'from'> {
  list: { name: string; label: string; note?: string }[];
  figures: Readonly<Record<string, Figure>>;
  inNotes?: Readonly<Record<string, string>>;
  isMain?: boolean;
}

export function FigureList({ list, figures, inNotes, isMain, labels, from }: Props) {
  const { lakh, crore } = labels.units;
  const texts = Object.entries(figures).map(([name, figure]) => [name, showFigure(figure, labels)]);
  const named = { ...Object.fromEntries(texts), ...inNotes };
  const inWords = ({ value, unit }: Figure) => (unit === 'rupees' ? largeAmount(value, { lakh, crore }) : undefined);
  return (
    <dl className={clsx(styles.figures, isMain && styles.main)}>
      {list.map(({ name, label, note }) => {
        const figure = figures[name]!;
        const amount = inWords(figure);
        return (
          <div className={styles.figure} key={name}>
            <dt>{label}</dt>
            <dd>
              <FigureOutput name={name} figure={figure} labels={labels} from={from} />
              {amount && <span className={clsx(styles.note, styles.inWords)}>{amount}</span>}
              {note && <span className={styles.note}>{fill<string>(note, named)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
