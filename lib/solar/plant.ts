import { type Cashflow, cashflowOf } from './cashflow';
import type { Connection } from './connection';
import type { SolarFacts } from './facts';
import { meanBill, type MeteredYear } from './metering';
import { byScenario, priceFactor, type Scenario } from './scenario';
import { DAYLIGHT_HOURS, monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor } from './tariff';

export interface PlantInput {
  connection: Connection;
  town: Town;
  /** The daylight hours a day with electricity. While the grid is off, the plant makes nothing. */
  supply?: number;
  /** In whole kW; undefined for the suggested size. */
  kw: number | undefined;
  /**
   * Returns the size in whole kW that fits the use.
   * @param perKw the units (kWh) that 1 kW makes in a year
   */
  suitedTo: (perKw: number) => number;
  /** Returns the price of a size in ₹, before subsidies. */
  priceOf: (kw: number) => number;
  subsidyFor: (kw: number, price: number) => number;
  meter: (made: number[], connection: Connection) => MeteredYear;
}

/** Sizes are in kW, amounts in ₹, and units in kWh. */
export interface Plant {
  kw: number;
  price: number;
  /** The units of each month of the first year in the likely scenario, from January on. */
  made: number[];
  /** The first year in the likely scenario. */
  firstYear: MeteredYear;
  before: Bill;
  /** The average monthly bill with solar, without the payment for surplus units. */
  after: Bill;
  /** The payment for surplus units, in ₹ a month. */
  paid: number;
  /** The saving in ₹ a month, in the first year. */
  saving: Record<Scenario, number>;
  cashflow: Record<Scenario, Cashflow>;
  likelyWith: (subsidy: number) => Cashflow;
  /** The CO₂ avoided in the first year, in kg. */
  co2: number;
}

export function plantFor(
  facts: SolarFacts,
  { connection, town, supply = DAYLIGHT_HOURS, ...input }: PlantInput,
): Plant {
  const { assumptions, sun } = facts;
  const { tariff, load, use, largestSuggested, largest } = connection;
  const perKw = (scenario: Scenario) =>
    monthsOf1kW(sun, town, (assumptions[`sun-${scenario}`] * supply) / DAYLIGHT_HOURS);
  const suggested = Math.max(1, Math.min(largestSuggested, input.suitedTo(total(perKw('likely')))));
  const kw = Math.min(input.kw ?? suggested, largest);
  // The electricity company raises the sanctioned load to the size of a larger plant.
  const withSolar = { ...connection, load: Math.max(load, kw) };
  const madeIn = (scenario: Scenario) => perKw(scenario).map((month) => month * kw);
  const price = input.priceOf(kw);
  const cashflowIn = (scenario: Scenario, subsidy: number) => {
    const gross = price * priceFactor(assumptions, scenario);
    return cashflowOf(
      facts,
      scenario,
      { price: gross, net: gross - subsidy, made: madeIn(scenario), tariff },
      (made, by) => {
        const { bills, paid } = input.meter(made, { ...withSolar, tariff: by });
        return 12 * billFor(by, use, load).total - total(bills.map((bill) => bill.total)) + paid;
      },
    );
  };
  const subsidy = input.subsidyFor(kw, price);
  const cashflow = byScenario((scenario) => cashflowIn(scenario, subsidy));
  const made = madeIn('likely');
  const firstYear = input.meter(made, withSolar);
  return {
    kw,
    price,
    made,
    firstYear,
    before: billFor(tariff, use, load),
    after: meanBill(firstYear.bills),
    paid: firstYear.paid / 12,
    saving: byScenario((scenario) => cashflow[scenario].savings[0]! / 12),
    cashflow,
    likelyWith: (other) => cashflowIn('likely', other),
    co2: total(made) * assumptions.co2,
  };
}
