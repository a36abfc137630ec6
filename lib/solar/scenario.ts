import type { Assumptions } from './facts';

/** Cautious (`low`), likely and hopeful (`high`). */
export type Scenario = 'low' | 'likely' | 'high';

export const byScenario = <Value>(of: (scenario: Scenario) => Value): Record<Scenario, Value> => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

export const priceFactor = (assumptions: Assumptions, scenario: Scenario): number =>
  scenario === 'likely' ? 1 : assumptions[`price-${scenario}`] / 100;
