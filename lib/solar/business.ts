import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { meanBill, netBilling } from './metering';
import { largePrice } from './price';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, businessTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf, lessLaterCosts, paybackOf, YEARS } from './years';

/** What is asked for a shop or a small factory. */
export interface BusinessAsked {
  kind: 'industry' | 'shop';
  /** The mean bill of twelve months in ₹. */
  bill: number;
  /** Sanctioned load in kW. */
  load: number;
  /** Roof without shade in sq ft, where it is known. */
  area?: number;
  /** Per cent of the use that falls into daylight. */
  day: number;
  /** Days without work in a week. */
  off: number;
  /** ₹ for a unit fed into the grid. */
  feed: number;
  /** Per cent of profit. */
  tax: number;
  /** Whether the firm takes credit for the GST that it pays. */
  gst: boolean;
  town: Town;
  /** The plant in whole kW; the suggested one where none is chosen. */
  kw?: number;
}

/** What a plant for a business costs and saves; money in ₹, units in kWh. */
export interface BusinessAnswer {
  kw: number;
  /** The largest plant that may be chosen. */
  largest: number;
  /** A month's use. */
  units: number;
  /** With GST where no credit is taken for it. */
  cost: number;
  before: Bill;
  /** The mean of twelve months, before what is paid for units fed in. */
  after: Bill;
  /** Paid for units fed in, a month. */
  paid: number;
  /** Units fed in, a year. */
  fedIn: number;
  /** What the plant makes in each month of the first year, January first, in the likely case. */
  made: number[];
  /** A month of the first year. */
  saving: Record<Case, number>;
  course: Record<Case, Course>;
  /** Tax that depreciation saves in 25 years. */
  depreciation: number;
  /** Years, after tax. */
  paybackAfterTax: number | undefined;
  /** Whether the bill of a shop falls below the published minimum charge. */
  belowLeast: boolean;
  co2: number;
}

/** The answer for a business, or why there is none. */
export function businessAnswer({ figures, sun, slabEnds }: SolarFacts, asked: BusinessAsked): BusinessAnswer | Refused {
  const { load, area, town, kind } = asked;
  const tariff = businessTariff(figures, slabEnds, kind, load);
  const units = unitsFor(tariff, asked.bill, load);
  const refused = refusalOf(figures, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const shareByDay = asked.day / 100;
  const daysOpen = 1 - asked.off / 7;
  const largest = largestPlant(figures, load, area);
  const fitting = Math.floor((units * 12 * shareByDay) / (figures['sun-likely'] * daysOpen));
  const kw = Math.min(asked.kw ?? Math.max(1, Math.min(largest, fitting)), largest);
  const madeIn = (which: Case) => monthsOf1kW(sun, town, figures[`sun-${which}`]).map((month) => month * kw);
  const yearOf = (made: number[], by: Tariff) => {
    const connection = { tariff: by, load, use: units, leftOver: asked.feed };
    const year = netBilling(made, connection, shareByDay, daysOpen);
    return {
      ...year,
      saved: 12 * billFor(by, units, load).total - total(year.bills.map((bill) => bill.total)) + year.paid,
    };
  };
  const cost = largePrice(figures, 'business', kw) * (asked.gst ? 1 : 1 + figures.gst / 100);
  const course = byCase((which) => {
    const price = cost * priceFactor(figures, which);
    return courseOf(
      figures,
      which,
      { price, net: price, made: madeIn(which), tariff },
      (made, by) => yearOf(made, by).saved,
    );
  });
  const made = madeIn('likely');
  const first = yearOf(made, tariff);
  const writtenOff = depreciationOf(cost, figures.depreciation);
  const taxed = course.likely.savings.map(
    (saving, index) => (saving * (100 - asked.tax) + writtenOff[index]! * asked.tax) / 100,
  );
  return {
    kw,
    largest,
    units,
    cost,
    before: billFor(tariff, units, load),
    after: meanBill(first.bills),
    paid: first.paid / 12,
    fedIn: first.fedIn,
    made,
    saving: byCase((which) => course[which].savings[0]! / 12),
    course,
    depreciation: (total(writtenOff) * asked.tax) / 100,
    paybackAfterTax: paybackOf(cost, lessLaterCosts(figures, cost, taxed)),
    belowLeast:
      kind === 'shop' && first.bills.some(({ total: rupees }, month) => rupees < leastOf(figures, month) * load),
    co2: total(made) * figures.co2,
  };
}

/** The minimum charge of a shop in ₹ for each kW. @param month April is 0 */
const leastOf = (figures: SolarFacts['figures'], month: number) =>
  figures[month < 6 ? 'shop-least-summer' : 'shop-least-winter'];

/**
 * What may be written off in each of the years: a share of the value that is left.
 * @param rate per cent a year
 */
const depreciationOf = (cost: number, rate: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => cost * (rate / 100) * (1 - rate / 100) ** index);
