import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { meanBill, netMetering } from './metering';
import { largePrice } from './price';
import { societySubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, societyTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf } from './years';

/** The answers that the calculator for a housing society needs, about the meter that all residents share. */
export interface SocietyAsked {
  flats: number;
  /** The mean electricity bill of twelve months in ₹. */
  bill: number;
  /** The price of a unit in ₹, as printed on the society's bill. */
  rate: number;
  /** The sanctioned load of the connection in kW. */
  load: number;
  /** The area of the roof without shade in sq ft, if it is known. */
  area?: number;
  /** The size in kW of solar plants that residents own; the society's subsidy is reduced by it. */
  residents: number;
  town: Town;
  /** The size of the solar plant in whole kW; the suggested size when left out. */
  kw?: number;
}

/**
 * The answer of the calculator for a housing society: what a solar plant costs and saves. Money is in ₹, units are kWh.
 */
export interface SocietyAnswer {
  kw: number;
  /** The largest solar plant that the connection and the roof allow, in kW. */
  largest: number;
  /** The units (kWh) on the society's meter in a month. */
  units: number;
  cost: number;
  subsidy: number;
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
  co2: number;
}

/** Computes the calculator's answer for a housing society, or the reason why it has no figures. */
export function societyAnswer(facts: SolarFacts, asked: SocietyAsked): SocietyAnswer | Refused {
  const { figures, sun } = facts;
  const { load, area, town } = asked;
  const tariff = societyTariff(figures, asked.rate);
  const units = unitsFor(tariff, asked.bill, load);
  const refused = refusalOf(facts, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const largest = largestPlant(figures, load, area);
  const suggested = Math.max(
    1,
    Math.min(largest, Math.round((units * 12) / total(monthsOf1kW(sun, town, figures['sun-likely'])))),
  );
  const kw = Math.min(asked.kw ?? suggested, largest);
  const madeIn = (which: Case) => monthsOf1kW(sun, town, figures[`sun-${which}`]).map((month) => month * kw);
  const yearOf = (made: number[], by: Tariff) => {
    const { bills, paid } = netMetering(made, { tariff: by, load, use: units, leftOver: figures['left-over'] });
    return { bills, paid, saved: 12 * billFor(by, units, load).total - total(bills.map((bill) => bill.total)) + paid };
  };
  const cost = largePrice(figures, 'society', kw);
  const subsidy = societySubsidy(figures, kw, asked.flats, asked.residents);
  const course = byCase((which) => {
    const price = cost * priceFactor(figures, which);
    return courseOf(
      facts,
      which,
      { price, net: price - subsidy, made: madeIn(which), tariff },
      (made, by) => yearOf(made, by).saved,
    );
  });
  const made = madeIn('likely');
  const first = yearOf(made, tariff);
  return {
    kw,
    largest,
    units,
    cost,
    subsidy,
    before: billFor(tariff, units, load),
    after: meanBill(first.bills),
    paid: first.paid / 12,
    made,
    saving: byCase((which) => course[which].savings[0]! / 12),
    course,
    co2: total(made) * figures.co2,
  };
}
