import type { RawFacts } from '../schemas/content-files';

/** Figures that several questions, pages and guides print. */
export const usual = {
  /** The years after which a solar system has paid for itself. */
  payback: '4-6',
  /** The months between two cleanings of solar panels. */
  cleaning: '3-6',
} satisfies RawFacts['usualFigures'];
