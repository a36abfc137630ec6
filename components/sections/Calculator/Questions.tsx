import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { Question } from '@/lib/solar/questions';
import styles from './Calculator.module.scss';

interface Props {
  questions: Question[];
  content: CalculatorContent['questions'];
  words: CalculatorWords;
  /** A sentence for each field that cannot be used, by its name. */
  problems: Record<string, string>;
  /** The load that stands in its field follows from the bill. */
  isEstimate?: boolean;
}

/** What a calculator asks, each with why. Uncontrolled, so that what was typed before hydration stays. */
export function Questions({ questions, content, words, problems, isEstimate }: Props) {
  return questions.map((question) => {
    const { name, options, default: initial } = question;
    const { label, why, unit, options: texts } = content[name]!;
    const problem = problems[name];
    const described = [`calc-${name}-why`];
    if (problem) described.unshift(`calc-${name}-problem`);
    if (name === 'load' && isEstimate) described.unshift('calc-estimate');
    if (options) {
      return (
        <div className={styles.question} key={name}>
          <label className={styles.label} htmlFor={`calc-${name}`}>
            {label}
          </label>
          <p className={styles.why} id={`calc-${name}-why`}>
            {why}
          </p>
          <select
            className={styles.input}
            id={`calc-${name}`}
            name={name}
            defaultValue={initial}
            autoComplete="off"
            aria-describedby={`calc-${name}-why`}
          >
            {options.map((option) => (
              <option value={option} key={option}>
                {texts?.[option] ?? option}
              </option>
            ))}
          </select>
        </div>
      );
    }
    return (
      <div className={styles.question} data-problem={problem ? true : undefined} key={name}>
        <label className={styles.label} htmlFor={`calc-${name}`}>
          {label} {question.empty && <span className={styles.optional}>{words.optional}</span>}
        </label>
        <p className={styles.why} id={`calc-${name}-why`}>
          {why}
        </p>
        <span className={styles.withUnit}>
          <input
            className={styles.input}
            id={`calc-${name}`}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            defaultValue={initial}
            aria-invalid={problem ? true : undefined}
            aria-describedby={described.join(' ')}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
          {name === 'load' && (
            // It keeps its place, so that nothing moves.
            <span className={styles.estimate} id="calc-estimate" hidden={!isEstimate}>
              {words.estimate}
            </span>
          )}
        </span>
        {problem && (
          <p className={styles.problem} id={`calc-${name}-problem`}>
            {problem}
          </p>
        )}
      </div>
    );
  });
}
