import type { SolarFigure } from '@/content/schemas/solar';

/** Whether the price of a system is one that the company has not confirmed. */
export const typicalPrices = (figures: Readonly<Record<string, Pick<SolarFigure, 'approved'>>>): boolean =>
  Object.entries(figures).some(([id, { approved }]) => id.includes('-kw') && approved === null);
