import { unitsWith } from './bill-check';
import type { SolarFacts } from './facts';
import { netMetering, YEAR } from './metering';
import { monthsOf1kW, type Town } from './sun';
import { billFor, homeTariff, unitsFor } from './tariff';

export interface MeteredHome {
  /** The monthly bill before solar, in ₹. */
  bill: number;
  /** The sanctioned load in kW; `kw` is the size of the plant. */
  load: number;
  kw: number;
  /** 1 is January. */
  month: number;
  /** The share of electricity used in daylight, in per cent. */
  byDay: number;
}

/**
 * Computes a month's bill of a home at urban rates, with whole units (kWh) as on printed bills.
 * @returns in `wrong` the bills with common mistakes
 */
export function meteredMonth(facts: SolarFacts, { bill, load, kw, month, byDay }: MeteredHome, town: Town) {
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
  const wrong = unitsWith({ import: imported, export: exported, carried });
  const billOf = (units: number) => billFor(tariff, Math.max(0, units), load);
  return {
    units: { import: imported, export: exported, carried, billed },
    bill: billOf(billed),
    wrong: {
      'export-added': billOf(wrong['export-added']),
      'export-missing': billOf(wrong['export-missing']),
      'carried-missing': billOf(wrong['carried-missing']),
    },
  };
}
