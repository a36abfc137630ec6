import type { CalculatorContent, CalculatorLabels } from '@/content/schemas/calculator';
import type { Question } from '@/lib/solar/questions';
import { type AnyOutcome, assumptionsIn, type Calculation, type Result } from '../state/calculation';
import styles from './Details.module.scss';

export interface PrintedAnswers {
  name?: string;
  questions: Question[];
}

interface Props<O extends AnyOutcome> {
  answers: PrintedAnswers[];
  content: CalculatorContent['questions'];
  labels: CalculatorLabels;
  calculation: Calculation<O>;
  result: Result<O>;
}

export function PrintedCase<O extends AnyOutcome>({ answers, content, labels, calculation, result }: Props<O>) {
  const { tool, facts, assumptions } = calculation;
  const { raw, edits } = result;
  const load = raw.load ?? tool.estimatedLoad?.(facts.loads, raw);
  const answerTo = ({ name, words }: Question) => {
    const value = name === 'load' ? load : raw[name];
    const { label, unit = '', options } = content[words ?? name]!;
    // The result ignores the bill if the visitor has entered units.
    if (value === undefined || value === '' || (name === 'bill' && raw.units !== undefined)) return [];
    const text = (answer: string) => options?.[answer] ?? answer;
    return [
      `${label}${label.endsWith('?') ? '' : ':'} ${typeof value === 'number' ? withUnit(value, unit) : value.split(',').map(text).join(', ')}`,
    ];
  };
  const assumed = assumptionsIn(assumptions).flatMap(([id, { name, value, unit, isPrinted }]) => {
    const edited = edits[id];
    return edited === undefined && !isPrinted ? [] : [`${name}: ${withUnit(edited ?? value, unit)}`];
  });
  const paragraphs = [
    ...answers.map(({ name, questions }) => [name, questions.flatMap(answerTo)] as const),
    [labels.assumptions.heading, assumed] as const,
  ];
  return (
    <div className={styles.printed}>
      {paragraphs.map(([name, texts], index) => (
        <p key={index}>{`${name ? `${name}: ` : ''}${texts.join('; ')}`}</p>
      ))}
    </div>
  );
}

/** For example, "₹2/unit", "7%" or "3 kW". */
function withUnit(value: number, unit: string): string {
  const amount = value.toLocaleString('en-IN', { maximumFractionDigits: 4 });
  if (unit.startsWith('₹')) return unit.replace('₹', `₹${amount}`);
  return unit.startsWith('%') ? amount + unit : `${amount} ${unit}`.trim();
}
