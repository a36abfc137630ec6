import type { Assumptions, SlabEnds, SolarFacts } from './facts';
import type { AssumptionId } from './names';

/** A range of the month's units with the same rate. */
interface Slab {
  /** The last unit (kWh) of the slab; Infinity for the highest slab. */
  end: number;
  /** The price of a unit (kWh) in ₹. */
  rate: number;
}

export interface Tariff {
  /** The lowest slab first. */
  slabs: Slab[];
  /** In ₹ a month for each kW of sanctioned load. */
  fixed: number;
  /** In per cent of energy charge and fixed charge. */
  surcharge: number;
  /** In per cent of all other charges. */
  duty: number;
}

/** A monthly electricity bill in ₹. */
export interface Bill {
  /** One line for each slab that the month's units reach. */
  energy: { units: number; rate: number; rupees: number }[];
  fixed: number;
  surcharge: number;
  duty: number;
  total: number;
}

const slabsOf = (assumptions: Assumptions, ends: number[], ids: AssumptionId[]): Slab[] =>
  ids.map((id, index) => ({ end: ends[index] ?? Infinity, rate: assumptions[id] }));

export function homeTariff(assumptions: Assumptions, ends: SlabEnds, kind: 'urban' | 'rural'): Tariff {
  const ids: AssumptionId[] =
    kind === 'urban' ? ['urban-1', 'urban-2', 'urban-3'] : ['rural-1', 'rural-2', 'rural-3', 'rural-4'];
  return {
    slabs: slabsOf(assumptions, ends[kind], ids),
    fixed: assumptions[`${kind}-fixed`],
    surcharge: assumptions.surcharge,
    duty: assumptions['home-duty'],
  };
}

/**
 * Returns the tariff for the shared meter of a housing society.
 * @param rate the price of a unit (kWh) in ₹
 */
export const societyTariff = (assumptions: Assumptions, rate: number): Tariff => ({
  slabs: [{ end: Infinity, rate }],
  fixed: assumptions['society-fixed'],
  surcharge: assumptions.surcharge,
  duty: assumptions['home-duty'],
});

/** @param load the sanctioned load in kW */
export function businessTariff(
  { assumptions, slabEnds: ends, limits }: Pick<SolarFacts, 'assumptions' | 'slabEnds' | 'limits'>,
  kind: 'industry' | 'shop',
  load: number,
): Tariff {
  const rest = { surcharge: assumptions.surcharge, duty: assumptions['business-duty'] };
  if (kind === 'industry') {
    return { slabs: slabsOf(assumptions, [], ['industry-rate']), fixed: assumptions['industry-fixed'], ...rest };
  }
  return load <= limits['small-shop-load']
    ? {
        slabs: slabsOf(assumptions, ends.smallShop, ['small-shop-1', 'small-shop-2']),
        fixed: assumptions['small-shop-fixed'],
        ...rest,
      }
    : { slabs: slabsOf(assumptions, ends.shop, ['shop-1', 'shop-2']), fixed: assumptions['shop-fixed'], ...rest };
}

export const atLaterPrices = (tariff: Tariff, factor: number): Tariff => ({
  ...tariff,
  slabs: tariff.slabs.map(({ end, rate }) => ({ end, rate: rate * factor })),
  fixed: tariff.fixed * factor,
});

/**
 * Computes the electricity bill of one month.
 * @param units in kWh
 * @param load the sanctioned load in kW
 */
export function billFor(tariff: Tariff, units: number, load: number): Bill {
  const energy = tariff.slabs
    .map(({ end, rate }, index) => {
      const begin = tariff.slabs[index - 1]?.end ?? 0;
      const inSlab = Math.max(0, Math.min(units, end) - begin);
      return { units: inSlab, rate, rupees: inSlab * rate };
    })
    .filter((slab) => slab.units > 0);
  const fixed = tariff.fixed * load;
  const charges = energy.reduce((sum, { rupees }) => sum + rupees, fixed);
  const surcharge = (charges * tariff.surcharge) / 100;
  const duty = ((charges + surcharge) * tariff.duty) / 100;
  return { energy, fixed, surcharge, duty, total: charges + surcharge + duty };
}

/**
 * Computes the units (kWh) of a month from the bill, as the reverse of `billFor`.
 * @param rupees the total of the bill
 * @param load the sanctioned load in kW
 * @returns the units; negative if the bill does not cover the fixed charge with surcharge and duty
 */
export function unitsFor(tariff: Tariff, rupees: number, load: number): number {
  let left = rupees / (1 + tariff.surcharge / 100) / (1 + tariff.duty / 100) - tariff.fixed * load;
  let begin = 0;
  for (const { end, rate } of tariff.slabs) {
    const whole = (end - begin) * rate;
    if (left <= whole) return begin + left / rate;
    left -= whole;
    begin = end;
  }
  return begin;
}
