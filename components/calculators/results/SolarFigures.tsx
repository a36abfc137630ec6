import type { CalculatorContent } from '@/content/schemas/calculator';
import { rangeOfPaybacks } from '@/lib/solar/format';
import type { ResultProps } from '../state/calculation';
import { FigureList } from './FigureList';

interface Props extends ResultProps {
  part: CalculatorContent['parts'][number];
  isMain?: boolean;
}

export function SolarFigures({ part, result: { outcome, edits }, assumptions, labels, ...rest }: Props) {
  const area = Math.round(outcome.kw * (edits.area ?? assumptions.area!.value)).toLocaleString('en-IN');
  const inNotes = { area, paybacks: rangeOfPaybacks(outcome.figures, labels) };
  return <FigureList list={part.figures} figures={outcome.figures} labels={labels} inNotes={inNotes} {...rest} />;
}
