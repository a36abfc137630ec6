import { fill } from '@/lib/content/fill';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Figure } from '@/lib/solar/outcome';
import { rupeesText, yearsText } from '@/lib/solar/format';

export function showFigure(
  { value, unit }: Figure,
  { units, never, paid }: Pick<CalculatorLabels, 'units' | 'never' | 'paid'>,
) {
  if (value === undefined) return never;
  if (unit === 'bill' && value < 0) return fill(paid, { rupees: rupeesText(-value) });
  if (unit === 'rupees' || unit === 'bill') return rupeesText(value);
  if (unit === 'years') return `${yearsText(value)} ${units.years}`;
  return `${Math.round(value).toLocaleString('en-IN')} ${units[unit]}`;
}
