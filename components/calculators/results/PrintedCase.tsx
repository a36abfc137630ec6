import type { CalculatorContent } from '@/content/schemas/calculator';
import type { RawAnswers } from '@/lib/solar/answers';
import type { Question } from '@/lib/solar/questions';
import { assumptionsIn, type Edits, type ResultProps } from '../state/calculation';
import styles from './Details.module.scss';

interface Props extends Pick<ResultProps, 'labels' | 'assumptions'> {
  questions: Question[];
  content: CalculatorContent['questions'];
  raw: RawAnswers;
  result: { edits: Edits };
}

/** The answers and assumptions of a result in two paragraphs, which only paper shows. */
export function PrintedCase({ questions, content, labels, raw, result: { edits }, assumptions }: Props) {
  const answers = questions.flatMap(({ name, words }) => {
    const value = raw[name];
    const { label, unit = '', options } = content[words ?? name]!;
    // Leaves out the bill if the visitor gave units, because the units count instead of the bill.
    if (value === undefined || value === '' || (name === 'bill' && raw.units !== undefined)) return [];
    const text = (answer: string) => options?.[answer] ?? answer;
    return [
      `${label}${label.endsWith('?') ? '' : ':'} ${typeof value === 'number' ? withUnit(value, unit) : value.split(',').map(text).join(', ')}`,
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
