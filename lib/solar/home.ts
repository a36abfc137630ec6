import { largestPlant, type Refused, refusalOf, type SolarFacts } from './facts';
import { byCase, type Case, priceFactor } from './figures';
import { instalment } from './loan';
import { meanBill, netMetering } from './metering';
import { homePrice } from './price';
import { centralSubsidy, stateSubsidy } from './subsidy';
import { monthsOf1kW, total, type Town } from './sun';
import { type Bill, billFor, homeTariff, type Tariff, unitsFor } from './tariff';
import { type Course, courseOf } from './years';

const LARGEST = 10;

/** What is asked for a home. */
export interface HomeAsked {
  /** The mean bill of twelve months in ₹, or its units. */
  use: { bill: number } | { units: number };
  /** Sanctioned load in kW. */
  load: number;
  /** Roof without shade in sq ft, where it is known. */
  area?: number;
  town: Town;
  kind: 'urban' | 'rural';
  /** The plant in whole kW; the suggested one where none is chosen. */
  kw?: number;
  /** The loan: years, and per cent a year. */
  years: number;
  rate: number;
  /** Whether the grant of the state is counted. */
  state: boolean;
}

/** What a plant for a home costs, saves and leaves to pay; money in ₹, units in kWh. */
export interface HomeAnswer {
  kw: number;
  /** The largest plant that may be chosen. */
  largest: number;
  /** A month's use. */
  units: number;
  cost: number;
  central: number;
  /** 0 where it is not counted. */
  stateGrant: number;
  netWithoutState: number;
  downPayment: number;
  loan: number;
  /** A month. */
  emi: number;
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
  /** Years, without the grant of the state. */
  paybackWithoutState: number | undefined;
  /** kg a year. */
  co2: number;
  /** Whether the home pays the lifeline rate, so that it saves less than shown. */
  lifeline: boolean;
}

/** The answer for a home, or why there is none. */
export function homeAnswer({ figures, sun, slabEnds }: SolarFacts, asked: HomeAsked): HomeAnswer | Refused {
  const { load, area, town, kind } = asked;
  const tariff = homeTariff(figures, slabEnds, kind);
  const units = 'units' in asked.use ? asked.use.units : unitsFor(tariff, asked.use.bill, load);
  const refused = refusalOf(figures, load, area, units);
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };

  const largest = Math.min(LARGEST, largestPlant(figures, load, area));
  const suggested = Math.max(1, Math.min(largest, Math.round((units * 12) / figures['sun-likely'])));
  const kw = Math.min(asked.kw ?? suggested, largest);
  const madeIn = (which: Case) => monthsOf1kW(sun, town, figures[`sun-${which}`]).map((month) => month * kw);
  const connection = { load, use: units, leftOver: figures['left-over'] };
  const yearOf = (made: number[], by: Tariff) => {
    const { bills, paid } = netMetering(made, { ...connection, tariff: by });
    return { bills, paid, saved: 12 * billFor(by, units, load).total - total(bills.map((bill) => bill.total)) + paid };
  };

  const cost = homePrice(figures, kw);
  const central = centralSubsidy(figures, kw);
  const stateGrant = asked.state ? stateSubsidy(figures, kw) : 0;
  const courseIn = (which: Case, grants: number) => {
    const price = cost * priceFactor(figures, which);
    return courseOf(
      figures,
      which,
      { price, net: price - grants, made: madeIn(which), tariff },
      (made, by) => yearOf(made, by).saved,
    );
  };
  const course = byCase((which) => courseIn(which, central + stateGrant));
  const made = madeIn('likely');
  const first = yearOf(made, tariff);
  const downPayment = (cost * figures[kw <= 3 ? 'down-small' : 'down-large']) / 100;
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
    lifeline: load <= 1 && units <= 100,
  };
}
