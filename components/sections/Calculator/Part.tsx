import clsx from 'clsx';
import type { CalculatorContent, CalculatorWords, FigureName } from '@/content/schemas/calculator';
import { exactly, largeAmount, rangeOfPaybacks } from '@/lib/solar/shown';
import { type Figure, figureNamed } from '@/lib/solar/outcome';
import { fill } from '@/lib/words/fill';
import { showFigure } from './show-figure';
import type { Result } from './result';
import styles from './Calculator.module.scss';

interface FigureProps {
  name: FigureName;
  words: CalculatorWords;
  result: Result;
  /** The ids of the fields that the figure follows from. */
  from: string;
}

/** One figure of an answer, for people and, exactly, for machines. */
export function FigureOutput({ name, words, result, from }: FigureProps) {
  const figure = figureNamed(name, result.outcome);
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
  /** Ours, by id. */
  figures: Record<string, { value: number }>;
}

/** Figures of an answer, each with what it is. A note may name other figures, and the roof that the plant needs. */
export function Part({ part, figures, ...rest }: Props) {
  const { outcome, edits } = rest.result;
  const area = Math.round(outcome.kw * (edits.area ?? figures.area!.value)).toLocaleString('en-IN');
  const shown = Object.entries<Figure>(outcome.figures).map(([name, figure]) => [name, showFigure(figure, rest.words)]);
  const inWords = (name: FigureName) => {
    const { value = 0, unit } = figureNamed(name, outcome);
    return unit === 'rupees' ? largeAmount(value, rest.words.units) : undefined;
  };
  const paybacks = rangeOfPaybacks(outcome.figures, rest.words);
  const inNotes = { ...Object.fromEntries(shown), area, paybacks };
  return (
    <dl className={styles.figures}>
      {part.figures.map(({ name, label, note }) => (
        <div className={styles.oneFigure} key={name}>
          <dt>{label}</dt>
          <dd>
            <FigureOutput name={name} {...rest} />
            {inWords(name) && <span className={clsx(styles.note, styles.inWords)}>{inWords(name)}</span>}
            {note && <span className={styles.note}>{fill<string>(note, inNotes)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
