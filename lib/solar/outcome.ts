import type { FigureName } from '@/content/schemas/calculator';
import type { Kind } from './answers';
import type { Connection } from './connection';
import type { Plant } from './plant';
import type { Scenario } from './scenario';
import type { Bill } from './tariff';

/** A figure of an answer. Whether rupees are meant a month, or kg a year, its label says. */
export interface Amount {
  value: number;
  /** A `bill` is rupees that the electricity company pays if there are less than none. */
  unit: 'rupees' | 'bill' | 'kW' | 'units' | 'kg';
}

/** A payback in years; undefined if it is longer than 25 years. */
export interface Payback {
  value: number | undefined;
  unit: 'years';
}

export type Figure = Amount | Payback;

type FiguresNamed<Name extends string> = { [N in Name]: N extends `payback-${string}` ? Payback : Amount };

/** The figures of a calculator's answer, by the name that each has in the page's HTML. */
export type Figures<K extends Kind> = FiguresNamed<FigureName<K>>;

/** The answer of a calculator: what a solar plant costs and saves, as the page shows it. */
interface AnyOutcome<K extends Kind> {
  kind: K;
  figures: Figures<K>;
  kw: number;
  /** The sanctioned load in kW that was computed with: the visitor's, or the one that follows from the bill. */
  load: number;
  /** The largest solar plant that the visitor may choose, in kW. */
  largest: number;
  before: Bill;
  /** The mean monthly electricity bill with solar, before the payment for surplus units. */
  after: Bill;
  /** The payment for surplus units, in ₹ a month. */
  paid: number;
  /** The units (kWh) that the solar plant makes in each month, January first. `use` is the use in each month. */
  made: number[];
  use: number;
  /** The balance of the investment at the end of each of 25 years, in ₹: savings minus all costs so far. */
  balance: Record<Scenario, number[]>;
}

interface Outcomes {
  /** `lifeline`: whether the home pays the low rate for small users. It then saves less than the answer shows. */
  home: AnyOutcome<'home'> & { lifeline: boolean };
  society: AnyOutcome<'society'>;
  /**
   * `belowLeast`: whether the bill of a shop falls below its minimum charge. `byNight`: whether the business uses most
   * of its electricity between sunset and sunrise, when a plant makes nothing.
   */
  business: AnyOutcome<'business'> & { belowLeast: boolean; byNight: boolean };
}

export type Outcome<K extends Kind = Kind> = Outcomes[K];

export const rupees = (value: number): Amount => ({ value, unit: 'rupees' });
export const units = (value: number): Amount => ({ value, unit: 'units' });
export const years = (value: number | undefined): Payback => ({ value, unit: 'years' });

/** The bill with solar, less what is paid for surplus units. */
export const billAfter = ({ after, paid }: Plant): Amount => ({ value: after.total - paid, unit: 'bill' });

/** The figures that the answers of all three calculators have. */
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

/** What charts and tables show of the answers of all three calculators. */
export const sharedOutcome = ({ kw, before, after, paid, made, cashflow }: Plant, connection: Connection) => ({
  kw,
  load: connection.load,
  largest: connection.largest,
  before,
  after,
  paid,
  made,
  use: connection.use,
  balance: { low: cashflow.low.balance, likely: cashflow.likely.balance, high: cashflow.high.balance },
});

/**
 * The figure of an answer that content/ names.
 * @throws Error where the calculator has no such figure, which the check of content/ says first
 */
export function figureNamed(name: FigureName, { kind, figures }: Pick<Outcome, 'kind' | 'figures'>): Figure {
  const figure = Object.entries<Figure>(figures).find(([each]) => each === name)?.[1];
  if (!figure) throw new Error(`The calculator for "${kind}" has no figure "${name}".`);
  return figure;
}

/** What is left to pay for the plant: its price, after the subsidy where there is one. */
export const netCost = ({ figures }: Pick<Outcome, 'figures'>): Amount =>
  'net-cost' in figures ? figures['net-cost'] : figures.cost;
