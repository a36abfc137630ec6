import type { SolarFigure } from '@/content/schemas/solar';
import type { Figures, Values } from '@/lib/solar/figures';
import type { Outcome } from '@/lib/solar/outcome';

/** The last result that could be computed, and what it was computed from. */
export interface Result {
  outcome: Outcome;
  values: Values;
  edits: Partial<Figures>;
}

/** A figure that a calculator assumes, as a visitor reads it. */
export interface AssumedFigure extends Pick<SolarFigure, 'value' | 'unit' | 'confidence'> {
  name: string;
  source: string;
  /** The day on which it held, in words. */
  asOf: string;
}
