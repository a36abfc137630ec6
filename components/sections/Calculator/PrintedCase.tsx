import type { CalculatorContent, CalculatorWords } from '@/content/schemas/calculator';
import type { AssumedFigure, Result } from './result';
import styles from './Calculator.module.scss';

/** The assumptions that say most about an answer. What the other two estimates assume stands beside their table. */
const SAYS_MOST = /^((sun|fade|growth)-likely|surcharge|upkeep|inverter|left-over)$/;

interface Props {
  content: CalculatorContent;
  words: CalculatorWords;
  result: Result;
  figures: Record<string, AssumedFigure>;
}

/** On paper: what was answered and assumed, in short. */
export function PrintedCase({ content, words, result: { outcome, values, edits }, figures }: Props) {
  const answers = Object.entries({ ...values, load: outcome.load }).flatMap(([name, value]) => {
    const { label, unit = '', options } = content.questions[name]!;
    // Units count instead of the bill.
    if (value === undefined || (name === 'bill' && values.units !== undefined)) return [];
    return [
      `${label}${label.endsWith('?') ? '' : ':'} ${typeof value === 'number' ? withUnit(value, unit) : (options?.[value] ?? value)}`,
    ];
  });
  const assumed = Object.entries(figures).flatMap(([id, { name, value, unit }]) => {
    const edited = edits[id as keyof typeof edits];
    return edited === undefined && !SAYS_MOST.test(id) ? [] : [`${name}: ${withUnit(edited ?? value, unit)}`];
  });
  return (
    <div className={styles.printed}>
      <p>{answers.join('; ')}</p>
      <p>
        {words.assumptions.heading}: {assumed.join('; ')}
      </p>
    </div>
  );
}

/** An amount as people write it: ₹2/unit, 7%, 3 kW. */
function withUnit(value: number, unit: string): string {
  const amount = value.toLocaleString('en-IN', { maximumFractionDigits: 4 });
  if (unit.startsWith('₹')) return unit.replace('₹', `₹${amount}`);
  return unit.startsWith('%') ? amount + unit : `${amount} ${unit}`.trim();
}
