/**
 * Whether at least one price of a solar system has not been confirmed by the company. The page then says that its
 * prices are typical ones.
 */
export const typicalPrices = (figures: Readonly<Record<string, { approved: unknown }>>): boolean =>
  Object.entries(figures).some(([id, { approved }]) => id.includes('-kw') && approved === null);
