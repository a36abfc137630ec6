import type { RawFacts } from '../schemas/content-files';

/** Figures that questions, pages and guides all print. */
export const usual = {
  /** After how many years a system has paid for itself. */
  payback: '4-6',
  /** After how many months panels are cleaned. */
  cleaning: '3-6',
} satisfies RawFacts['usualFigures'];
