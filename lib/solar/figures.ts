import type { figures } from '@/content/facts/solar/figures';

/** The id of a figure that the calculators assume: a visitor may change it under this name. */
export type FigureId = keyof typeof figures;

/** Every assumed figure, in the unit that content/facts/solar gives it. */
export type Figures = Record<FigureId, number>;

/**
 * The figures to compute with.
 * @param facts the company's figures
 * @param edits what a visitor has set instead
 */
export function valuesOf(facts: Record<FigureId, { value: number }>, edits: Partial<Figures> = {}): Figures {
  const ours = Object.fromEntries(Object.entries(facts).map(([id, { value }]) => [id, value])) as Figures;
  return { ...ours, ...edits };
}

/** The cautious, the likely and the hopeful case. */
export type Case = 'low' | 'likely' | 'high';

/** A value for each case. */
export const byCase = <Value>(of: (which: Case) => Value): Record<Case, Value> => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

/** What the price of a plant is multiplied by in a case. */
export const priceFactor = (figures: Figures, which: Case): number =>
  which === 'likely' ? 1 : figures[`price-${which}`] / 100;
