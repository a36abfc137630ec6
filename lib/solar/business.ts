import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { meanBill, netBilling } from './metering';
import { largePrice } from './price';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, businessTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf, lessLaterCosts, paybackOf, YEARS } from './years';

/** The answers that the calculator for a shop or a small factory needs from the visitor. */
export interface BusinessAsked {
  kind: 'industry' | 'shop';
  /** The mean electricity bill of twelve months in ₹. */
  bill: number;
  /** The sanctioned load of the connection in kW. */
  load: number;
  /** The area of the roof without shade in sq ft, if it is known. */
  area?: number;
  /** The share of the electricity use that falls into daylight, in per cent. */
  day: number;
  /** The days in a week on which the business does not work. */
  off: number;
  /** What the electricity company pays for a unit fed into the grid, in ₹. */
  feed: number;
  /** The tax on the profit of the business, in per cent. */
  tax: number;
  /** Whether the business takes input tax credit for the GST on the solar plant. */
  gst: boolean;
  town: Town;
  /** The size of the solar plant in whole kW; the suggested size when left out. */
  kw?: number;
}

/** The answer of the calculator for a business: what a solar plant costs and saves. Money is in ₹, units are kWh. */
export interface BusinessAnswer {
  kw: number;
  /** The largest solar plant that the connection and the roof allow, in kW. */
  largest: number;
  /** The units (kWh) that the business uses in a month. */
  units: number;
  /** The price of the solar plant in ₹; it includes GST unless the business takes credit for that. */
  cost: number;
  before: Bill;
  /** The mean monthly electricity bill with solar, before the payment for units fed into the grid. */
  after: Bill;
  /** The payment for units fed into the grid, in ₹ a month. */
  paid: number;
  /** The units (kWh) fed into the grid in a year. */
  fedIn: number;
  /** The units that the solar plant makes in each month of its first year in the likely case, January first. */
  made: number[];
  /** The saving in ₹ a month of the first year, for each case. */
  saving: Record<Case, number>;
  course: Record<Case, Course>;
  /** The tax in ₹ that depreciation of the plant saves in 25 years. */
  depreciation: number;
  /** The payback of a business's solar plant after tax, in years; undefined if it does not pay back within 25 years. */
  paybackAfterTax: number | undefined;
  /** Whether the bill of a shop falls below the published minimum charge. */
  belowLeast: boolean;
  /** Whether the business uses most of its electricity between sunset and sunrise, when a plant makes nothing. */
  byNight: boolean;
  co2: number;
}

/** Computes the calculator's answer for a business, or the reason why it has no figures. */
export function businessAnswer(facts: SolarFacts, asked: BusinessAsked): BusinessAnswer | Refused {
  const { figures, sun } = facts;
  const { load, area, town, kind } = asked;
  const tariff = businessTariff(facts, kind, load);
  const units = unitsFor(tariff, asked.bill, load);
  const refused = refusalOf(facts, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const shareByDay = asked.day / 100;
  const daysOpen = 1 - asked.off / 7;
  const largest = largestPlant(figures, load, area);
  const fitting = Math.floor(
    (units * 12 * shareByDay) / (total(monthsOf1kW(sun, town, figures['sun-likely'])) * daysOpen),
  );
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
      facts,
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
    paybackAfterTax: paybackOf(cost, lessLaterCosts(facts, cost, taxed)),
    belowLeast:
      kind === 'shop' && first.bills.some(({ total: rupees }, month) => rupees < leastOf(figures, month) * load),
    byNight: asked.day < 50,
    co2: total(made) * figures.co2,
  };
}

/**
 * The published minimum charge of a shop in ₹ a month for each kW of sanctioned load.
 * @param month 0 for April
 */
const leastOf = (figures: SolarFacts['figures'], month: number) =>
  figures[month < 6 ? 'shop-least-summer' : 'shop-least-winter'];

/**
 * The depreciation of a solar plant in each of 25 years, in ₹: the declining-balance method.
 * @param rate per cent of the remaining value that is written off in a year
 */
const depreciationOf = (cost: number, rate: number): number[] =>
  Array.from({ length: YEARS }, (_, index) => cost * (rate / 100) * (1 - rate / 100) ** index);
