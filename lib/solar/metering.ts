import { type Bill, billFor, type Tariff } from './tariff';

/** The months in the order of the electricity company's year, which begins in April; January is 0. */
const YEAR = [3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2];

/** A year with a plant, as the electricity company counts it. */
export interface MeteredYear {
  /** Bills of the twelve months, April first. */
  bills: Bill[];
  /** Units that the company pays for, in the year. */
  fedIn: number;
  /** What it pays for them in the year, in ₹. */
  paid: number;
}

export interface Connection {
  tariff: Tariff;
  /** Sanctioned load in kW. */
  load: number;
  /** Units used in each month. */
  use: number;
  /** What the company pays for a unit that it keeps, in ₹. */
  leftOver: number;
}

/**
 * Net metering: what is made beyond a month's use is carried forward; what is left at the end of March is paid.
 * @param made kWh of the twelve months, January first
 */
export function netMetering(made: number[], { tariff, load, use, leftOver }: Connection): MeteredYear {
  let kept = 0;
  const bills = YEAR.map((month) => {
    const balance = use - made[month]! - kept;
    kept = Math.max(0, -balance);
    return billFor(tariff, Math.max(0, balance), load);
  });
  return { bills, fedIn: kept, paid: kept * leftOver };
}

/**
 * Net billing: what is used while it is made costs nothing; the rest of the use is bought, the rest of the units is paid.
 * @param made kWh of the twelve months, January first
 * @param shareByDay part of the use that falls into daylight, 0 to 1
 * @param daysOpen part of the days on which there is work, 0 to 1
 */
export function netBilling(
  made: number[],
  { tariff, load, use, leftOver }: Connection,
  shareByDay: number,
  daysOpen: number,
): MeteredYear {
  let fedIn = 0;
  const bills = YEAR.map((month) => {
    const used = Math.min(made[month]! * daysOpen, use * shareByDay);
    fedIn += made[month]! - used;
    return billFor(tariff, use - used, load);
  });
  return { bills, fedIn, paid: fedIn * leftOver };
}

/** The mean of bills, line by line. A slab that some months do not reach counts as nothing in those. */
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
