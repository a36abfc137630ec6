import type { Kind, EnergyAnswers } from './answers';
import type { SolarFacts } from './facts';
import { loadOf } from './load';
import type { Metered } from './metering';
import { billFor, type Tariff, unitsFor } from './tariff';

export type Refusal = 'load under 1 kW' | 'roof under 100 sq ft' | 'supply at 11 kV' | 'fixed charge above bill';

export interface Refused {
  refused: Refusal;
  /** The monthly bill in ₹ without any units; 0 if the load is unknown. */
  fixed: number;
}

export interface Connection extends Metered {
  /** In whole kW, within the sanctioned load and the roof. */
  largestSuggested: number;
  /** The largest size that the visitor may choose, in whole kW. */
  largest: number;
  /** In whole kW; undefined if the area of the roof is unknown. */
  largestOnRoof?: number;
}

/**
 * Computes load, use, tariff and largest plant of a connection, or says why there are no figures.
 * @param tariffAt returns the tariff for a sanctioned load in kW
 * @param surplusRate what the electricity company pays for a surplus unit (kWh), in ₹
 * @param raisedTo the highest load in kW to which the sanctioned load may be raised for a larger plant
 */
export function connectionOf(
  kind: Kind,
  { assumptions, limits, loads }: SolarFacts,
  answers: EnergyAnswers & { area?: number },
  tariffAt: (load: number) => Tariff,
  surplusRate: number,
  raisedTo = 0,
): Connection | Refused {
  const { area, bill, units } = answers;
  const load = loadOf(loads, kind, answers);
  if (load === undefined) return { refused: 'supply at 11 kV', fixed: 0 };
  const tariff = tariffAt(load);
  const use = units ?? unitsFor(tariff, bill, load);
  const refused = refusal();
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };
  const largestOnRoof = area === undefined ? undefined : Math.floor(area / assumptions.area);
  return {
    tariff,
    load,
    use,
    surplusRate,
    largestSuggested: Math.floor(Math.min(load, largestOnRoof ?? load)),
    largest: Math.floor(Math.min(Math.max(load, raisedTo), largestOnRoof ?? Infinity)),
    largestOnRoof,
  };

  function refusal(): Refusal | undefined {
    if (load! < 1) return 'load under 1 kW';
    // Other rates and rules apply to a supply at 11 kV.
    if (load! >= limits['high-tension']) return 'supply at 11 kV';
    if (area !== undefined && area < assumptions.area) return 'roof under 100 sq ft';
    return use <= 0 ? 'fixed charge above bill' : undefined;
  }
}
