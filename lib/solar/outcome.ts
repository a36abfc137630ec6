import type { Kind } from './answers';
import type { Connection } from './connection';
import type { FigureName } from './names';
import type { Plant } from './plant';
import type { Scenario } from './scenario';

/** The label on the page says whether an amount is for a month or a year. */
export interface Amount {
  value: number;
  /** `bill` is in ₹, and negative if the electricity company pays. */
  unit: 'rupees' | 'bill' | 'kW' | 'units' | 'kg';
}

/** In years; undefined if more than 25. */
export interface Payback {
  value: number | undefined;
  unit: 'years';
}

/** `value` is undefined while an answer is missing. */
export interface ToolFigure {
  value: number | undefined;
  unit: 'wholeRupees' | 'perWatt' | 'percent' | 'difference' | 'count' | 'wholeCount' | 'exactKW' | 'exactUnits';
}

export type Figure = Amount | Payback | ToolFigure;

type FiguresNamed<Name extends string> = { [N in Name]: N extends `payback-${string}` ? Payback : Amount };

export type Figures<K extends Kind> = FiguresNamed<FigureName<K>>;

interface PlantOutcome<K extends Kind>
  extends
    Pick<Plant, 'kw' | 'before' | 'after' | 'paid' | 'made'>,
    Pick<Connection, 'load' | 'use' | 'largest' | 'largestOnRoof'> {
  kind: K;
  figures: Figures<K>;
  balance: Record<Scenario, number[]>;
}

interface Outcomes {
  /** `lifeline`: the home pays a lower rate than computed, so it saves less. `supply`: daylight hours with electricity. */
  home: PlantOutcome<'home'> & { lifeline: boolean; supply: number };
  society: PlantOutcome<'society'>;
  /**
   * `belowLeast`: in some month, a shop's bill with solar is below the minimum charge. `byNight`: less than half of the
   * use is in daylight.
   */
  business: PlantOutcome<'business'> & { belowLeast: boolean; byNight: boolean };
}

export type Outcome<K extends Kind = Kind> = Outcomes[K];

export const rupees = (value: number): Amount => ({ value, unit: 'rupees' });
export const units = (value: number): Amount => ({ value, unit: 'units' });
export const years = (value: number | undefined): Payback => ({ value, unit: 'years' });

/** The monthly bill with solar minus the payment for surplus units. */
export const billAfter = ({ after, paid }: Plant): Amount => ({ value: after.total - paid, unit: 'bill' });

export const sharedFigures = ({ kw, price, before, saving, cashflow }: Plant, { use }: Connection) => ({
  kw: { value: kw, unit: 'kW' } satisfies Amount,
  units: units(use),
  cost: rupees(price),
  'bill-before': rupees(before.total),
  saving: rupees(saving.likely),
  'payback-low': years(cashflow.low.payback),
  'payback-likely': years(cashflow.likely.payback),
  'payback-high': years(cashflow.high.payback),
  'gain-low': rupees(cashflow.low.gain),
  'gain-likely': rupees(cashflow.likely.gain),
  'gain-high': rupees(cashflow.high.gain),
});

export const sharedOutcome = ({ kw, before, after, paid, made, cashflow }: Plant, connection: Connection) => ({
  kw,
  load: connection.load,
  largest: connection.largest,
  largestOnRoof: connection.largestOnRoof,
  before,
  after,
  paid,
  made,
  use: connection.use,
  balance: { low: cashflow.low.balance, likely: cashflow.likely.balance, high: cashflow.high.balance },
});

/** @throws Error if the calculator has no figure of this name */
export function figureNamed(name: FigureName, { kind, figures }: Pick<Outcome, 'kind' | 'figures'>): Figure {
  const figure = Object.entries<Figure>(figures).find(([each]) => each === name)?.[1];
  if (!figure) throw new Error(`The calculator for "${kind}" has no figure "${name}".`);
  return figure;
}

/** The price of the plant, minus the subsidy if there is one. */
export const netCost = ({ figures }: Pick<Outcome, 'figures'>): Amount =>
  'net-cost' in figures ? figures['net-cost'] : figures.cost;
