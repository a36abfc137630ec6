import { memo } from 'react';
import type { CalculatorWords } from '@/content/schemas/calculator';
import { fill } from '@/content/schemas/fill';
import type { AssumedFigure } from './result';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords;
  /** The figures that this calculator uses, by id. */
  figures: Record<string, AssumedFigure>;
  problems: Record<string, string>;
  onReset: () => void;
}

/** Every figure that is assumed, with its source, its date and how sure it is; each may be changed. */
export const Assumptions = memo(function Assumptions({ words, figures, problems, onReset }: Props) {
  const { heading, text, source: sentence, confidence, ours } = words.assumptions;
  return (
    <details className={styles.assumptions} data-assumptions>
      <summary>{heading}</summary>
      <p className={styles.note}>{text}</p>
      <button className={styles.plain} type="button" onClick={onReset}>
        {ours}
      </button>
      <ul className={styles.assumed}>
        {Object.entries(figures).map(([id, { name, value, unit, source, asOf, confidence: sure }]) => (
          <li data-problem={problems[`a-${id}`] ? true : undefined} key={id}>
            <label htmlFor={`calc-a-${id}`}>{name}</label>
            <span className={styles.withUnit}>
              <input
                className={styles.small}
                id={`calc-a-${id}`}
                name={`a-${id}`}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={value}
                aria-invalid={problems[`a-${id}`] ? true : undefined}
                aria-describedby={`${problems[`a-${id}`] ? `calc-a-${id}-problem ` : ''}calc-a-${id}-source`}
              />
              <span>{unit}</span>
            </span>
            {problems[`a-${id}`] && (
              <span className={styles.problem} id={`calc-a-${id}-problem`}>
                {problems[`a-${id}`]}
              </span>
            )}
            <span className={styles.note} id={`calc-a-${id}-source`}>
              {fill(sentence, {
                source,
                date: asOf,
                confidence: confidence[sure],
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
});
