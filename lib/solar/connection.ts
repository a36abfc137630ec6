import type { Kind, EnergyAnswers } from './answers';
import type { SolarFacts } from './facts';
import { loadOf } from './load';
import type { Metered } from './metering';
import { billFor, type Tariff, unitsFor } from './tariff';

/** The reasons why a calculator gives no figures. For each the page has a sentence and a link to the form. */
export type Refusal = 'load under 1 kW' | 'roof under 100 sq ft' | 'supply at 11 kV' | 'fixed charge above bill';

/** A calculator's answer without figures. */
export interface Refused {
  refused: Refusal;
  /** The monthly bill in ₹ that the fixed charge alone makes up; the sentence about a bill that is too low names it. */
  fixed: number;
}

/** An electricity connection on which a plant is computed. */
export interface Connection extends Metered {
  /** The largest solar plant that the sanctioned load and the roof allow, in whole kW. */
  largest: number;
}

/**
 * The connection of whoever asks, or the reason why it gets no figures.
 * @param tariffAt gives the tariff at a sanctioned load in kW
 * @param surplusRate what the electricity company pays for a surplus unit, in ₹
 */
export function connectionOf(
  kind: Kind,
  { assumptions, limits, loads }: SolarFacts,
  answers: EnergyAnswers & { area?: number },
  tariffAt: (load: number) => Tariff,
  surplusRate: number,
): Connection | Refused {
  const { area, bill, units } = answers;
  const load = loadOf(loads, kind, answers);
  if (load === undefined) return { refused: 'supply at 11 kV', fixed: 0 };
  const tariff = tariffAt(load);
  const use = units ?? unitsFor(tariff, bill, load);
  const refused = refusal();
  if (refused) return { refused, fixed: billFor(tariff, 0, load).total };
  const largest = Math.floor(Math.min(load, area === undefined ? Infinity : area / assumptions.area));
  return { tariff, load, use, surplusRate, largest };

  function refusal(): Refusal | undefined {
    if (load! < 1) return 'load under 1 kW';
    // A supply at 11 kV has rates and rules of its own.
    if (load! >= limits['high-tension']) return 'supply at 11 kV';
    if (area !== undefined && area < assumptions.area) return 'roof under 100 sq ft';
    return use <= 0 ? 'fixed charge above bill' : undefined;
  }
}
