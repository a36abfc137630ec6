import type { FigureId } from '@/content/schemas/solar';

export type { FigureId };

/** Which of the three calculators a calculation belongs to. */
export type Kind = 'home' | 'society' | 'business';

/** The visitor's answers to a calculator, by the names of the questions: a number, an option, or undefined. */
export type Values = Record<string, number | string | undefined>;

/** The value of every figure that the calculators assume, in the unit that content/facts gives for it. */
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
