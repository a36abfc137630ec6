/** @jest-environment node */
import { outcomeFor } from './answer.fixture';

test('societyOutcome: the subsidy is for at most 3 kW a flat, and is 0 if the residents have more kW of their own', () => {
  expect(outcomeFor('society', { flats: 10 }).figures.subsidy.value).toBe(30 * 18000);
  expect(outcomeFor('society', { flats: 10, residents: 100 }).figures.subsidy.value).toBe(0);
});

test('societyOutcome divides the savings and the costs of the society equally among the flats', () => {
  const { figures } = outcomeFor('society');
  expect(figures['saving-per-flat'].value).toBeCloseTo(32211.09 / 60, 3);
  expect(figures['share-per-flat'].value).toBe(1481760 / 60);
});
