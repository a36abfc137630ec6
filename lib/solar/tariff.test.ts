/** @jest-environment node */
import fc from 'fast-check';
import { facts, withLimits } from './facts.fixture';
import { billFor, businessTariff, homeTariff, societyTariff, unitsFor } from './tariff';

const { assumptions, slabEnds } = facts;

const tariffs = [
  homeTariff(assumptions, slabEnds, 'urban'),
  homeTariff(assumptions, slabEnds, 'rural'),
  societyTariff(assumptions, 6.5),
  businessTariff(facts, 'shop', 4),
  businessTariff(facts, 'shop', 4.5),
  businessTariff(facts, 'industry', 60),
];

test('billFor returns the ₹2,840 that the electricity company prints for 400 units at 3 kW without surcharge', () => {
  const bill = billFor({ ...tariffs[0]!, surcharge: 0 }, 400, 3);
  expect(bill.energy.map(({ units, rate }) => [units, rate])).toEqual([
    [150, 5.5],
    [150, 6],
    [100, 6.5],
  ]);
  expect([bill.fixed, bill.surcharge]).toEqual([330, 0]);
  expect(bill.total).toBeCloseTo(2840.25, 2);
});

test('unitsFor finds the units from which billFor has computed a bill', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tariffs),
      fc.integer({ min: 0, max: 60000 }),
      fc.integer({ min: 2, max: 148 }),
      (tariff, units, halves) => {
        const load = halves / 2;
        expect(unitsFor(tariff, billFor(tariff, units, load).total, load)).toBeCloseTo(units, 4);
      },
    ),
  );
});

test('unitsFor returns a negative number for a bill below the fixed charge', () => {
  expect(unitsFor(tariffs[0]!, 300, 3)).toBeLessThan(0);
});

test('businessTariff returns the rates of small shops for a sanctioned load of 4 kW, and those of larger shops for 4.5 kW', () => {
  expect(tariffs.slice(3, 5).map(({ fixed, slabs }) => [fixed, slabs.map(({ rate }) => rate)])).toEqual([
    [330, [7.5, 8.4]],
    [450, [7.5, 8.75]],
  ]);
});

test('businessTariff uses the rates of small shops up to the limit `small-shop-load`', () => {
  expect(businessTariff(withLimits({ 'small-shop-load': 6 }), 'shop', 5).fixed).toBe(330);
  expect(businessTariff(facts, 'shop', 5).fixed).toBe(450);
});
