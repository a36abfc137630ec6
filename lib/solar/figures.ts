import type { figures } from '@/content/facts/solar/figures';

/** The id of a figure that the calculators assume, such as a tariff or a price. A visitor may change the figure. */
export type FigureId = keyof typeof figures;

/** The value of every figure that the calculators assume, in the unit that content/facts/solar gives for it. */
export type Figures = Record<FigureId, number>;

/**
 * The values that a calculator computes with: the company's figures, or the visitor's where they have changed one.
 * @param facts the company's figures
 * @param edits the figures that the visitor has changed
 */
export function valuesOf(facts: Record<string, { value: number }>, edits: Partial<Figures> = {}): Figures {
  const ours = Object.fromEntries(Object.entries(facts).map(([id, { value }]) => [id, value])) as Figures;
  return { ...ours, ...edits };
}

/** The three cases of a calculator's estimate: cautious, likely and hopeful. */
export type Case = 'low' | 'likely' | 'high';

/** Makes a value for each of the three cases of an estimate. */
export const byCase = <Value>(of: (which: Case) => Value): Record<Case, Value> => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

/** The factor by which the price of a solar plant is multiplied in a case. */
export const priceFactor = (figures: Figures, which: Case): number =>
  which === 'likely' ? 1 : figures[`price-${which}`] / 100;
