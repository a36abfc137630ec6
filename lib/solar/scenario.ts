import type { Assumptions } from './facts';

/** The three scenarios of an estimate: cautious, likely and hopeful. */
export type Scenario = 'low' | 'likely' | 'high';

/** Makes a value for each of the three scenarios. */
export const byScenario = <Value>(of: (scenario: Scenario) => Value): Record<Scenario, Value> => ({
  low: of('low'),
  likely: of('likely'),
  high: of('high'),
});

/** The factor by which the price of a solar plant is multiplied in a scenario. */
export const priceFactor = (assumptions: Assumptions, scenario: Scenario): number =>
  scenario === 'likely' ? 1 : assumptions[`price-${scenario}`] / 100;
