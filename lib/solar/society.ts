import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { meanBill, netMetering } from './metering';
import { largePrice } from './price';
import { societySubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, societyTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf } from './years';

/** What is asked for the common meter of a housing society. */
export interface SocietyAsked {
  flats: number;
  /** The mean bill of twelve months in ₹. */
  bill: number;
  /** ₹ a unit, read off the bill. */
  rate: number;
  /** Sanctioned load in kW. */
  load: number;
  /** Roof without shade in sq ft, where it is known. */
  area?: number;
  /** kW that residents have on roofs of their own. */
  residents: number;
  town: Town;
  /** The plant in whole kW; the suggested one where none is chosen. */
  kw?: number;
}

/** What a plant for a society costs and saves; money in ₹, units in kWh. */
export interface SocietyAnswer {
  kw: number;
  /** The largest plant that may be chosen. */
  largest: number;
  /** A month's use. */
  units: number;
  cost: number;
  subsidy: number;
  before: Bill;
  /** The mean of twelve months, before what is paid for units left over. */
  after: Bill;
  /** Paid for units left over in March, a month. */
  paid: number;
  /** What the plant makes in each month of the first year, January first, in the likely case. */
  made: number[];
  /** A month of the first year. */
  saving: Record<Case, number>;
  course: Record<Case, Course>;
  co2: number;
}

/** The answer for a housing society, or why there is none. */
export function societyAnswer({ figures, sun }: SolarFacts, asked: SocietyAsked): SocietyAnswer | Refused {
  const { load, area, town } = asked;
  const tariff = societyTariff(figures, asked.rate);
  const units = unitsFor(tariff, asked.bill, load);
  const refused = refusalOf(figures, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const largest = largestPlant(figures, load, area);
  const suggested = Math.max(1, Math.min(largest, Math.round((units * 12) / figures['sun-likely'])));
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
      figures,
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
