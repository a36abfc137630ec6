import { type Bill, billFor, type Tariff } from './tariff';

/** The months from April, with which the electricity company's year begins. 0 is January. */
export const YEAR = [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2];

export interface MeteredYear {
  /** The bills of the twelve months from April on. */
  bills: Bill[];
  /** The units (kWh) carried forward into each month from April on. */
  carried: number[];
  /** The units (kWh) that the electricity company pays for. */
  fedIn: number;
  /** What the electricity company pays for `fedIn`, in ₹. */
  paid: number;
}

export interface Metered {
  tariff: Tariff;
  /** The sanctioned load in kW. */
  load: number;
  /** In units (kWh) a month. */
  use: number;
  /** What the electricity company pays for a surplus unit (kWh), in ₹. */
  surplusRate: number;
}

/**
 * Computes a year of net metering, in which surplus units are carried forward until March.
 * @param made the units (kWh) of each month from January on
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
 * Computes a year of net billing, in which all surplus units are sold.
 * @param made the units (kWh) of each month from January on
 * @param shareByDay the share of electricity used in daylight, from 0 to 1
 * @param daysOpen the share of days open, from 0 to 1
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
