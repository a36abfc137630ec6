import { type Cashflow, cashflowOf } from './cashflow';
import type { Connection } from './connection';
import type { SolarFacts } from './facts';
import type { MeteredYear } from './metering';
import { meanBill } from './metering';
import { byScenario, priceFactor, type Scenario } from './scenario';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor } from './tariff';

/** What a plant is computed from: that in which homes, societies and businesses differ. */
export interface Site {
  connection: Connection;
  town: Town;
  /** The size that the visitor has chosen in whole kW; the suggested size if undefined. */
  kw: number | undefined;
  /** The size in whole kW that suits the use, before the limits of the connection. `perKw`: units 1 kW makes in a year. */
  suitedTo: (perKw: number) => number;
  /** The price of a plant in ₹, before subsidies. */
  priceOf: (kw: number) => number;
  /** All subsidies for a plant of this size and price, in ₹. */
  subsidyFor: (kw: number, price: number) => number;
  /** The bills of a year with solar, from the units made in each month. */
  meter: (made: number[], connection: Connection) => MeteredYear;
}

/** A solar plant on a connection: its size, and what it costs and saves. Money is in ₹, units are kWh. */
export interface Plant {
  kw: number;
  price: number;
  /** The units that it makes in each month of its first year in the likely scenario, January first. */
  made: number[];
  /** The first year in the likely scenario. */
  firstYear: MeteredYear;
  before: Bill;
  /** The mean monthly electricity bill with solar, before the payment for surplus units. */
  after: Bill;
  /** The payment for surplus units, in ₹ a month. */
  paid: number;
  /** The saving in ₹ a month of the first year. */
  saving: Record<Scenario, number>;
  cashflow: Record<Scenario, Cashflow>;
  /** The likely scenario with another subsidy, in ₹. */
  likelyWith: (subsidy: number) => Cashflow;
  /** The CO₂ that it avoids, in kg a year. */
  co2: number;
}

/** Computes the solar plant for a site. */
export function plantFor(facts: SolarFacts, { connection, town, ...site }: Site): Plant {
  const { assumptions, sun } = facts;
  const { tariff, load, use, largest } = connection;
  const perKw = (scenario: Scenario) => monthsOf1kW(sun, town, assumptions[`sun-${scenario}`]);
  const suggested = Math.max(1, Math.min(largest, site.suitedTo(total(perKw('likely')))));
  const kw = Math.min(site.kw ?? suggested, largest);
  const madeIn = (scenario: Scenario) => perKw(scenario).map((month) => month * kw);
  const price = site.priceOf(kw);
  const cashflowIn = (scenario: Scenario, subsidy: number) => {
    const gross = price * priceFactor(assumptions, scenario);
    return cashflowOf(
      facts,
      scenario,
      { price: gross, net: gross - subsidy, made: madeIn(scenario), tariff },
      (made, by) => {
        const { bills, paid } = site.meter(made, { ...connection, tariff: by });
        return 12 * billFor(by, use, load).total - total(bills.map((bill) => bill.total)) + paid;
      },
    );
  };
  const subsidy = site.subsidyFor(kw, price);
  const cashflow = byScenario((scenario) => cashflowIn(scenario, subsidy));
  const made = madeIn('likely');
  const firstYear = site.meter(made, connection);
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
