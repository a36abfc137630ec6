import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { instalment } from './loan';
import { meanBill, netMetering } from './metering';
import { homePrice } from './price';
import { centralSubsidy, stateSubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, homeTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf } from './years';

/** The answers that the calculator for a home needs from the visitor. */
export interface HomeAsked {
  /** The electricity use: the mean bill of twelve months in ₹, or the units of a month. */
  use: { bill: number } | { units: number };
  /** The sanctioned load of the connection in kW. */
  load: number;
  /** The area of the roof without shade in sq ft, if it is known. */
  area?: number;
  town: Town;
  kind: 'urban' | 'rural';
  /** The size of the solar plant in whole kW; the suggested size when left out. */
  kw?: number;
  /** The length of the bank loan in years. `rate` is its interest in per cent a year. */
  years: number;
  rate: number;
  /** Whether the state's subsidy is deducted from the price. */
  state: boolean;
}

/**
 * The answer of the calculator for a home: what a solar plant costs and saves, and what is left to pay. Money is in ₹,
 * units are kWh.
 */
export interface HomeAnswer {
  kw: number;
  /** The largest solar plant that the connection and the roof allow, in kW. */
  largest: number;
  /** The units (kWh) that the home uses in a month. */
  units: number;
  cost: number;
  central: number;
  /** The state's subsidy in ₹; 0 if the visitor does not count it. */
  stateGrant: number;
  netWithoutState: number;
  downPayment: number;
  loan: number;
  /** The instalment (EMI) of the bank loan in ₹ a month. */
  emi: number;
  before: Bill;
  /** The mean monthly electricity bill with solar, before the payment for units left over in March. */
  after: Bill;
  /** The payment for units left over in March, in ₹ a month. */
  paid: number;
  /** The units that the solar plant makes in each month of its first year in the likely case, January first. */
  made: number[];
  /** The saving in ₹ a month of the first year, for each case. */
  saving: Record<Case, number>;
  course: Record<Case, Course>;
  /**
   * The payback of a home's solar plant without the state's subsidy, in years; undefined if it is longer than 25 years.
   */
  paybackWithoutState: number | undefined;
  /** The CO₂ that the solar plant avoids, in kg a year. */
  co2: number;
  /**
   * Whether the home pays the lifeline rate, the low rate for small users. It then saves less than the answer shows.
   */
  lifeline: boolean;
}

/** Computes the calculator's answer for a home, or the reason why it has no figures. */
export function homeAnswer(facts: SolarFacts, asked: HomeAsked): HomeAnswer | Refused {
  const { figures, limits, sun, slabEnds } = facts;
  const { load, area, town, kind } = asked;
  const tariff = homeTariff(figures, slabEnds, kind);
  const units = 'units' in asked.use ? asked.use.units : unitsFor(tariff, asked.use.bill, load);
  const refused = refusalOf(facts, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const largest = Math.min(limits['home-largest'], largestPlant(figures, load, area));
  const suggested = Math.max(
    1,
    Math.min(largest, Math.round((units * 12) / total(monthsOf1kW(sun, town, figures['sun-likely'])))),
  );
  const kw = Math.min(asked.kw ?? suggested, largest);
  const madeIn = (which: Case) => monthsOf1kW(sun, town, figures[`sun-${which}`]).map((month) => month * kw);
  const connection = { load, use: units, leftOver: figures['left-over'] };
  const yearOf = (made: number[], by: Tariff) => {
    const { bills, paid } = netMetering(made, { ...connection, tariff: by });
    return { bills, paid, saved: 12 * billFor(by, units, load).total - total(bills.map((bill) => bill.total)) + paid };
  };

  const cost = homePrice(figures, kw);
  const central = Math.min(cost, centralSubsidy(facts, kw));
  const stateGrant = asked.state ? Math.min(cost - central, stateSubsidy(facts, kw)) : 0;
  const courseIn = (which: Case, grants: number) => {
    const price = cost * priceFactor(figures, which);
    return courseOf(
      facts,
      which,
      { price, net: price - grants, made: madeIn(which), tariff },
      (made, by) => yearOf(made, by).saved,
    );
  };
  const course = byCase((which) => courseIn(which, central + stateGrant));
  const made = madeIn('likely');
  const first = yearOf(made, tariff);
  const downPayment = (cost * figures[kw <= limits['small-plant'] ? 'down-small' : 'down-large']) / 100;
  const loan = Math.max(0, cost - central - stateGrant - downPayment);
  return {
    kw,
    largest,
    units,
    cost,
    central,
    stateGrant,
    netWithoutState: cost - central,
    downPayment,
    loan,
    emi: instalment(loan, asked.rate, asked.years * 12),
    before: billFor(tariff, units, load),
    after: meanBill(first.bills),
    paid: first.paid / 12,
    made,
    saving: byCase((which) => course[which].savings[0]! / 12),
    course,
    paybackWithoutState: courseIn('likely', central).payback,
    co2: total(made) * figures.co2,
    lifeline: load <= limits['lifeline-load'] && units <= limits['lifeline-units'],
  };
}
