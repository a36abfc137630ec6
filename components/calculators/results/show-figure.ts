import { fill } from '@/lib/content/fill';
import type { CalculatorLabels } from '@/content/schemas/calculator';
import type { Figure } from '@/lib/solar/outcome';
import { rupeesText, twoDecimals, unitsText, wholeRupees, yearsText } from '@/lib/solar/format';

export function showFigure(
  { value, unit }: Figure,
  { units, never, paid }: Pick<CalculatorLabels, 'units' | 'never' | 'paid'>,
) {
  if (value === undefined) return unit === 'years' ? never : '–';
  if (unit === 'wholeRupees') return wholeRupees(value);
  if (unit === 'perWatt') return `₹${(Math.round(value * 10 + 1e-9) / 10).toFixed(1)}`;
  if (unit === 'percent') return `${value.toFixed(1)}%`;
  if (unit === 'difference') return `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(1)}%`;
  if (unit === 'count') return String(value);
  if (unit === 'wholeCount') return Math.round(value).toLocaleString('en-IN');
  if (unit === 'exactKW') return `${twoDecimals(value)} ${units.kW}`;
  if (unit === 'exactUnits') return `${unitsText(value)} ${units.units}`;
  if (unit === 'bill' && value < 0) return fill(paid, { rupees: rupeesText(-value) });
  if (unit === 'rupees' || unit === 'bill') return rupeesText(value);
  if (unit === 'years') return `${yearsText(value)} ${units.years}`;
  return `${Math.round(value).toLocaleString('en-IN')} ${units[unit]}`;
}
