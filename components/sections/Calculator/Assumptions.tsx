import { memo } from 'react';
import type { CalculatorWords } from '@/content/schemas/calculator';
import type { AssumedFigure, FigureSource } from './result';
import styles from './Calculator.module.scss';

interface Props {
  words: CalculatorWords['assumptions'];
  /** The figures that this calculator uses, by id. */
  figures: Record<string, AssumedFigure>;
  sources: FigureSource[];
  typicalPrices: boolean;
  problems: Record<string, string>;
  onReset: () => void;
}

/** Every figure that is assumed, under its source; each may be changed. */
export const Assumptions = memo(function Assumptions({
  words: { heading, text, prices, ours },
  figures,
  sources,
  typicalPrices,
  problems,
  onReset,
}: Props) {
  return (
    <details className={styles.assumptions} data-assumptions>
      <summary>{heading}</summary>
      <p className={styles.note}>{typicalPrices ? `${text} ${prices}` : text}</p>
      <button className={styles.plain} type="button" onClick={onReset}>
        {ours}
      </button>
      {sources.map(({ name: source, href, date, figures: ids }) => (
        <div key={source}>
          <h3>
            {href ? <a href={href}>{source}</a> : source}, {date}
          </h3>
          <ul className={styles.assumed}>
            {ids.map((id) => {
              const { name, value, unit } = figures[id]!;
              const problem = problems[`a-${id}`];
              const at = `calc-a-${id}`;
              return (
                <li key={id}>
                  <label htmlFor={at}>{name}</label>
                  <span className={styles.withUnit}>
                    <input
                      className={styles.small}
                      id={at}
                      name={`a-${id}`}
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={value}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={problem && `${at}-problem`}
                    />
                    {/* A problem stands in the place of the unit, so that nothing below it moves. */}
                    {problem ? (
                      <span className={styles.problem} id={`${at}-problem`}>
                        {problem}
                      </span>
                    ) : (
                      <span>{unit}</span>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </details>
  );
});
