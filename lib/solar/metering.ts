import { type Bill, billFor, type Tariff } from './tariff';

/** The months in the order of the electricity company's year, which begins in April. January is 0. */
export const YEAR = [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2];

/** The bills of a year with solar, as the electricity company counts it: April to March. */
export interface MeteredYear {
  /** The electricity bills of the twelve months, April first. */
  bills: Bill[];
  /** The units (kWh) that were carried forward into each of the twelve months, April first. */
  carried: number[];
  /** The units (kWh) in a year that the electricity company pays for. */
  fedIn: number;
  /** What the electricity company pays in a year for units fed into the grid, in ₹. */
  paid: number;
}

/** A connection whose bills are computed with solar. */
export interface Metered {
  tariff: Tariff;
  /** The sanctioned load of a connection in kW. */
  load: number;
  /** The units (kWh) that a connection uses in a month; the same in every month. */
  use: number;
  /** What the electricity company pays for a surplus unit, in ₹. */
  surplusRate: number;
}

/**
 * Computes a year of net metering: solar units beyond a month's use are carried forward to the next bill, and those
 * left at the end of March are paid for.
 * @param made units (kWh) that the plant makes in each of the twelve months, January first
 */
export function netMetering(made: number[], { tariff, load, use, surplusRate }: Metered): MeteredYear {
  let kept = 0;
  const carried: number[] = [];
  const bills = YEAR.map((month) => {
    carried.push(kept);
    const balance = use - made[month]! - kept;
    kept = Math.max(0, -balance);
    return billFor(tariff, Math.max(0, balance), load);
  });
  return { bills, carried, fedIn: kept, paid: kept * surplusRate };
}

/**
 * Computes a year of net billing: solar power that is used at once costs nothing, the rest of the use is bought, and
 * the electricity company pays for the rest of the solar units.
 * @param made units (kWh) that the plant makes in each of the twelve months, January first
 * @param shareByDay share of the use that falls into daylight, from 0 to 1
 * @param daysOpen share of days on which the business works, from 0 to 1
 */
export function netBilling(
  made: number[],
  { tariff, load, use, surplusRate }: Metered,
  shareByDay: number,
  daysOpen: number,
): MeteredYear {
  let fedIn = 0;
  const bills = YEAR.map((month) => {
    const used = Math.min(made[month]! * daysOpen, use * shareByDay);
    fedIn += made[month]! - used;
    return billFor(tariff, use - used, load);
  });
  return { bills, carried: YEAR.map(() => 0), fedIn, paid: fedIn * surplusRate };
}

/**
 * The mean of several electricity bills, line by line. In a month that does not reach a slab of the tariff, that slab
 * counts as zero.
 */
export function meanBill(bills: Bill[]): Bill {
  const mean = (pick: (bill: Bill) => number) => bills.reduce((sum, bill) => sum + pick(bill), 0) / bills.length;
  const rates = [...new Set(bills.flatMap(({ energy }) => energy.map(({ rate }) => rate)))];
  const inSlab = (bill: Bill, rate: number) => bill.energy.filter((slab) => slab.rate === rate);
  return {
    energy: rates
      .map((rate) => ({
        rate,
        units: mean((bill) => inSlab(bill, rate).reduce((sum, { units }) => sum + units, 0)),
        rupees: mean((bill) => inSlab(bill, rate).reduce((sum, { rupees }) => sum + rupees, 0)),
      }))
      .sort((a, b) => a.rate - b.rate),
    fixed: mean(({ fixed }) => fixed),
    surcharge: mean(({ surcharge }) => surcharge),
    duty: mean(({ duty }) => duty),
    total: mean((bill) => bill.total),
  };
}
