import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { AssumedFigure, Result } from './result';
import styles from './Calculator.module.scss';

/** The assumptions that say most about an answer, by how their ids begin. */
const SAYS_MOST = /^(sun|fade|growth|price|surcharge|upkeep|inverter|left-over)/;

interface Props {
  content: CalculatorContent;
  words: CalculatorWords;
  result: Result;
  figures: Record<string, AssumedFigure>;
}

/** On paper: what was answered and assumed, in short. */
export function PrintedCase({ content, words, result: { values, edits }, figures }: Props) {
  const answers = Object.entries(values).flatMap(([name, value]) => {
    const { label, unit = '', options } = content.questions[name]!;
    return value === undefined ? [] : [`${label}: ${options?.[value] ?? value.toLocaleString('en-IN')} ${unit}`.trim()];
  });
  const assumed = Object.entries(figures).flatMap(([id, { name, value, unit }]) => {
    const edited = edits[id as keyof typeof edits];
    return edited === undefined && !SAYS_MOST.test(id) ? [] : [`${name}: ${edited ?? value} ${unit}`];
  });
  return (
    <div className={styles.printed}>
      <p>{answers.join('. ')}.</p>
      <p>
        {words.assumptions.heading}: {assumed.join('; ')}.
      </p>
    </div>
  );
}
