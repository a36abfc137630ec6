import clsx from 'clsx';
import { memo } from 'react';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import { type AssumptionSource, fieldOf, type UsedAssumptions } from '../state/calculation';
import { DetailText } from '../results/Detail';
import type { Problems } from './read-fields';
import styles from './Assumptions.module.scss';
import fieldStyles from './Questions.module.scss';

interface Props {
  labels: CalculatorLabels['assumptions'];
  assumptions: UsedAssumptions;
  prefix?: string;
  sources: AssumptionSource[];
  typicalPrices: boolean;
  problems: Problems;
  onReset: () => void;
}

export const Assumptions = memo(function Assumptions({
  labels: { heading, text, prices, ours },
  assumptions,
  prefix,
  sources,
  typicalPrices,
  problems,
  onReset,
}: Props) {
  return (
    <details className={styles.assumptions} data-assumptions>
      <summary>{heading}</summary>
      <DetailText>{typicalPrices ? `${text} ${prices}` : text}</DetailText>
      <button className={styles.reset} type="button" onClick={onReset}>
        {ours}
      </button>
      {sources.map(({ name: source, href, date, ids }) => (
        <div key={source}>
          <h3>
            {href ? (
              <>
                <a href={href}>{source}</a>
                {`, ${date}`}
              </>
            ) : (
              `${source}, ${date}`
            )}
          </h3>
          <ul className={styles.list}>
            {ids.map((id) => {
              const { name, value, unit } = assumptions[id]!;
              const field = fieldOf(id, prefix);
              const problem = problems[field];
              const at = `calc-${field}`;
              return (
                <li key={id}>
                  <label htmlFor={at}>{name}</label>
                  <span className={fieldStyles.withUnit}>
                    <input
                      className={clsx(fieldStyles.input, fieldStyles.small)}
                      id={at}
                      name={field}
                      inputMode="decimal"
                      autoComplete="off"
                      defaultValue={value}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={`${at}-${problem ? 'problem' : 'unit'}`}
                    />
                    {/* The message replaces the unit, because a new line would move the fields below. */}
                    {problem ? (
                      <span className={fieldStyles.problem} id={`${at}-problem`}>
                        {problem}
                      </span>
                    ) : (
                      <span id={`${at}-unit`}>{unit}</span>
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
