import type { SolarFacts } from './facts';
import { netMetering, YEAR } from './metering';
import { monthsOf1kW, type Town } from './sun';
import { type Bill, billFor, homeTariff, unitsFor } from './tariff';

/** A home in a town with a solar plant, and the month of its bill. */
export interface MeteredHome {
  /** The bill before solar, ₹ a month. */
  bill: number;
  /** The sanctioned load, and the size of the plant, in kW. */
  load: number;
  kw: number;
  /** The month, January is 1. */
  month: number;
  /** The share of the use that falls into daylight, in per cent. */
  byDay: number;
}

/** A net-metered bill of one month in whole units (kWh), and what it comes to with one mistake. */
export interface MeteredMonth {
  /** Units taken from the grid, given to it, carried forward from earlier months, and charged. */
  units: Record<'import' | 'export' | 'carried' | 'billed', number>;
  bill: Bill;
  wrong: Record<'export-added' | 'export-missing' | 'carried-missing', Bill>;
}

/** Works out the bill of one month as the electricity company prints it, at urban rates and in the likely case. */
export function meteredMonth(
  facts: SolarFacts,
  { bill, load, kw, month, byDay }: MeteredHome,
  town: Town,
): MeteredMonth {
  const { assumptions, sun, slabEnds } = facts;
  const tariff = homeTariff(assumptions, slabEnds, 'urban');
  const use = unitsFor(tariff, bill, load);
  const made = monthsOf1kW(sun, town, assumptions['sun-likely']).map((units) => units * kw);
  const year = netMetering(made, { tariff, load, use, surplusRate: assumptions['left-over'] });
  const atOnce = Math.min(made[month - 1]!, (use * byDay) / 100);
  const imported = Math.round(use - atOnce);
  const exported = Math.round(made[month - 1]! - atOnce);
  const carried = Math.round(year.carried[YEAR.indexOf(month - 1)]!);
  const billed = Math.max(0, imported - exported - carried);
  const billOf = (units: number) => billFor(tariff, Math.max(0, units), load);
  return {
    units: { import: imported, export: exported, carried, billed },
    bill: billOf(billed),
    wrong: {
      'export-added': billOf(imported + exported - carried),
      'export-missing': billOf(imported - carried),
      'carried-missing': billOf(imported - exported),
    },
  };
}
