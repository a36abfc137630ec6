import type { CalculatorContent } from '@/content/schemas/calculator';
import { assumptionsIn, type ResultProps } from '../state/calculation';
import styles from './Details.module.scss';

interface Props extends Omit<ResultProps, 'from'> {
  content: CalculatorContent;
}

export function PrintedCase({ content, labels, result: { outcome, raw, edits }, assumptions }: Props) {
  const answers = Object.entries({ ...raw, load: outcome.load }).flatMap(([name, value]) => {
    const { label, unit = '', options } = content.questions[name]!;
    // Leaves out the bill if the visitor gave units, because the units count instead of the bill.
    if (value === undefined || (name === 'bill' && raw.units !== undefined)) return [];
    return [
      `${label}${label.endsWith('?') ? '' : ':'} ${typeof value === 'number' ? withUnit(value, unit) : (options?.[value] ?? value)}`,
    ];
  });
  const assumed = assumptionsIn(assumptions).flatMap(([id, { name, value, unit, isPrinted }]) => {
    const edited = edits[id];
    return edited === undefined && !isPrinted ? [] : [`${name}: ${withUnit(edited ?? value, unit)}`];
  });
  return (
    <div className={styles.printed}>
      <p>{answers.join('; ')}</p>
      <p>{`${labels.assumptions.heading}: ${assumed.join('; ')}`}</p>
    </div>
  );
}

/** An amount as people write it: ₹2/unit, 7%, 3 kW. */
function withUnit(value: number, unit: string): string {
  const amount = value.toLocaleString('en-IN', { maximumFractionDigits: 4 });
  if (unit.startsWith('₹')) return unit.replace('₹', `₹${amount}`);
  return unit.startsWith('%') ? amount + unit : `${amount} ${unit}`.trim();
}
