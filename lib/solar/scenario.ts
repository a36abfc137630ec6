import type { Assumptions } from './facts';

/** The three scenarios of a calculation: cautious (`low`), likely and hopeful (`high`). */
export type Scenario = 'low' | 'likely' | 'high';

/** Computes a value for each of the three scenarios. */
export const byScenario = <Value>(of: (scenario: Scenario) => Value): Record<Scenario, Value> => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

/** The factor for the price of a solar plant in a scenario. It is 1 in the likely scenario. */
export const priceFactor = (assumptions: Assumptions, scenario: Scenario): number =>
  scenario === 'likely' ? 1 : assumptions[`price-${scenario}`] / 100;
