import type { SolarFigure } from '@/content/schemas/solar';
import type { GivenAnswers } from '@/lib/solar/answers';
import type { Assumptions } from '@/lib/solar/facts';
import type { Outcome } from '@/lib/solar/outcome';

/** The last result that could be computed, and what it was computed from. */
export interface Result {
  outcome: Outcome;
  values: GivenAnswers;
  edits: Partial<Assumptions>;
}

/** A figure that a calculator assumes, as a visitor reads it. */
export type AssumedFigure = Pick<SolarFigure, 'name' | 'value' | 'unit'>;

/** A source of figures, with their ids. */
export interface FigureSource {
  name: string;
  href?: string;
  /** Its day in words. */
  date: string;
  figures: string[];
}
