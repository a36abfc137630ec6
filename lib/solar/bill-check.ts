import { needed, numberIn, optionIn, type RawAnswers } from './answers';
import type { Assumptions, Limits, SlabEnds } from './facts';
import type { ToolFigure } from './outcome';
import { total } from './sun';
import { type Bill, billFor, homeTariff, type Tariff } from './tariff';

/** What a home's bill with net metering shows: load in kW, units in kWh, amounts in ₹. */
export interface PrintedBill {
  /** 1 is January. */
  month: number;
  kind: 'urban' | 'rural';
  load: number;
  import: number;
  export: number;
  /** Units carried forward from the previous bill. */
  carried: number;
  charged?: number;
  /** In ₹, without arrears, late fee or earlier credit. */
  amount?: number;
  /** The fuel surcharge in per cent, if the visitor has entered it. */
  surcharge?: number;
}

/** If several mistakes explain the units of a bill, the first in this list is reported. */
export const mistakeNames = ['export-added', 'export-missing', 'carried-missing', 'both-missing', 'april'] as const;

export type Mistake = (typeof mistakeNames)[number];

export type Finding = 'right' | Mistake | 'units-differ' | 'amount-differs';

/** `rate` is in per cent, and `month` (YYYY-MM) is the month of the bills. */
export interface PublishedSurcharge {
  month: string;
  rate: number;
}

export interface CheckedBill {
  printed: PrintedBill;
  /** The units carried forward that the bill should subtract. */
  carried: number;
  /** The units that should be charged. */
  due: number;
  /** The units left over after this bill. */
  left: number;
  bill: Bill;
  /** Whether the printed amount fits only the low rate for small homes. */
  isLifeline: boolean;
  /** The total in ₹ at the low rate, for a small home whose printed amount is missing or fits neither rate. */
  lifelineTotal?: number;
  /** Undefined if neither charged units nor amount are entered. */
  finding?: Finding;
  /** All mistakes that would explain the charged units. */
  mistakes: Mistake[];
  /** A sanctioned load in kW, or a published surcharge, that would explain the amount. */
  explanation?: { load: number } | PublishedSurcharge;
}

export interface BillFacts {
  assumptions: Assumptions;
  slabEnds: SlabEnds;
  limits: Limits;
  /** The newest first. */
  surcharges?: readonly PublishedSurcharge[];
}

/** Units left over in March are paid out, so none are carried forward to April. */
const MARCH = 3;
const APRIL = 4;

/**
 * Returns the units (kWh) that a bill charges with each mistake except `april`. They may be negative.
 * @param bill with 0 as `carried` in April
 */
export const unitsWith = ({
  import: taken,
  export: fed,
  carried,
}: Pick<PrintedBill, 'import' | 'export' | 'carried'>) => ({
  'export-added': taken + fed - carried,
  'export-missing': taken - carried,
  'carried-missing': taken - fed,
  'both-missing': taken,
});

/** Computes what a bill with net metering should be, and compares it with the printed one. */
export function checkBill(facts: BillFacts, printed: PrintedBill): CheckedBill {
  const carried = printed.month === APRIL ? 0 : printed.carried;
  const net = printed.import - printed.export - carried;
  const due = Math.max(0, net);
  const { assumptions, slabEnds, limits } = facts;
  const usual = homeTariff(assumptions, slabEnds, printed.kind);
  const lifeline = {
    ...usual,
    slabs: [{ end: Infinity, rate: assumptions['lifeline-rate'] }],
    fixed: assumptions['lifeline-fixed'],
  };
  const isSmall = printed.load <= limits['lifeline-load'] && due <= limits['lifeline-units'];
  const isExplained = (tariff: Tariff) => isRightAmount(limits, printed, due, tariff);
  const mayBeLifeline = isSmall && !isExplained(usual);
  const isLifeline = mayBeLifeline && isExplained(lifeline);
  const tariff = isLifeline ? lifeline : usual;
  const billAt = ({ surcharge = printed.surcharge ?? usual.surcharge, load = printed.load } = {}, at = tariff) =>
    billFor({ ...at, surcharge }, due, load);
  const mistakes = mistakesIn(printed, carried, due);
  const checked = {
    ...{ printed, carried, due, left: Math.max(0, -net), bill: billAt(), isLifeline, mistakes },
    lifelineTotal: mayBeLifeline && !isLifeline ? billAt({}, lifeline).total : undefined,
  };
  if (printed.charged !== undefined && !isNear(printed.charged, due))
    return { ...checked, finding: mistakes[0] ?? 'units-differ' };
  if (printed.charged === undefined && printed.amount === undefined) return checked;
  if (printed.amount === undefined || isExplained(tariff)) return { ...checked, finding: 'right' };
  return { ...checked, finding: 'amount-differs', explanation: explain(facts, printed.amount, billAt) };
}

/** A difference of one unit may come from rounding. */
const isNear = (units: number, others: number) => Math.abs(units - others) <= 1;

function mistakesIn(printed: PrintedBill, carried: number, due: number): Mistake[] {
  const { charged, import: taken, export: fed } = printed;
  if (charged === undefined || isNear(charged, due)) return [];
  const is = (units: number) => isNear(charged, units);
  const wrong = unitsWith({ ...printed, carried });
  const fits: Record<Mistake, boolean> = {
    'export-added': fed > 1 && (is(wrong['export-added']) || is(taken + fed)),
    'export-missing': fed > 1 && is(wrong['export-missing']),
    'carried-missing': carried > 1 && is(wrong['carried-missing']),
    'both-missing': fed > 1 && carried > 1 && is(wrong['both-missing']),
    april: printed.month === APRIL && printed.carried > 1 && is(Math.max(0, taken - fed - printed.carried)),
  };
  return mistakeNames.filter((finding) => fits[finding]);
}

/** How many ₹ a printed amount may be off because of rounding. */
const allowance = (total: number) => Math.max(10, total / 100);

/** Whether the tariff gives the printed amount with the entered surcharge, or with any usual one if none is entered. */
function isRightAmount(limits: Limits, { load, surcharge, amount }: PrintedBill, due: number, tariff: Tariff): boolean {
  if (amount === undefined) return false;
  const [least, most] =
    surcharge === undefined ? [-limits['discount-most'], limits['surcharge-most']] : [surcharge, surcharge];
  const low = billFor({ ...tariff, surcharge: least }, due, load).total;
  const high = billFor({ ...tariff, surcharge: most }, due, load).total;
  return amount >= low - allowance(low) && amount <= high + allowance(high);
}

/** Returns a sanctioned load in kW, or else a published surcharge, with which the amount is about right. */
function explain(
  { surcharges = [] }: BillFacts,
  amount: number,
  billAt: (change: { load?: number; surcharge?: number }) => Bill,
): CheckedBill['explanation'] {
  const away = (change: { load?: number; surcharge?: number }) => Math.abs(billAt(change).total - amount);
  const loads = Array.from({ length: 99 }, (_, index) => 1 + index / 2).sort(
    (a, b) => away({ load: a }) - away({ load: b }),
  );
  if (away({ load: loads[0] }) <= 10) return { load: loads[0]! };
  // Surcharges are published with two decimals and printed with one.
  return surcharges.find(
    ({ rate }) =>
      amount >= billAt({ surcharge: rate - 0.05 }).total && amount <= billAt({ surcharge: rate + 0.05 }).total,
  );
}

export interface BillOutcome extends CheckedBill {
  readings: 'all' | 'some' | 'none';
  figures: ReturnType<typeof billFigures>;
}

/** If all of these are entered, the units are computed from them. */
export const readingNames = ['import-before', 'import-now', 'export-before', 'export-now'];

/** Returns the names of readings below the previous reading, as after a change of meter. */
export const fallenReadings = (raw: RawAnswers): string[] =>
  (['import', 'export'] as const).filter((name) => readUnits(raw, name)! < 0).map((name) => `${name}-now`);

/**
 * Checks the bill that a visitor has entered.
 * @param set the names of the visitor's answers; the others are the page's example
 */
export function billOutcome(facts: BillFacts, raw: RawAnswers, set: ReadonlySet<string>): BillOutcome {
  const [taken, fed] = [readUnits(raw, 'import'), readUnits(raw, 'export')];
  const known = readingNames.filter((name) => numberIn(raw, name) !== undefined).length;
  const readings = known === 4 ? 'all' : known > 0 ? 'some' : 'none';
  const month = needed(raw, 'month');
  const printed: PrintedBill = {
    month,
    kind: optionIn(raw, 'kind', 'urban', 'rural'),
    load: needed(raw, 'load'),
    import: readings === 'all' ? taken! : needed(raw, 'import'),
    export: readings === 'all' ? fed! : needed(raw, 'export'),
    // Sets the example's carried units to 0 in April, because the finding `april` must not come from an example.
    carried: month === APRIL && !set.has('carried') ? 0 : needed(raw, 'carried'),
    charged: numberIn(raw, 'charged'),
    amount: numberIn(raw, 'amount'),
    surcharge: set.has('surcharge') ? numberIn(raw, 'surcharge') : undefined,
  };
  // In the bill check, the surcharge is an answer; in other calculators, it is an assumption.
  const assumptions = { ...facts.assumptions, surcharge: needed(raw, 'surcharge') };
  const checked = checkBill({ ...facts, assumptions }, printed);
  return { ...checked, readings, figures: billFigures(checked, assumptions['left-over']) };
}

/** @param rate what the electricity company pays for a unit left over in March, in ₹ */
function billFigures({ printed, due, left, bill }: CheckedBill, rate: number) {
  const rupees = (value: number | undefined): ToolFigure => ({ value, unit: 'wholeRupees' });
  const units = (value: number): ToolFigure => ({ value, unit: 'exactUnits' });
  const isMarch = printed.month === MARCH;
  return {
    due: units(due),
    'carried-next': units(isMarch ? 0 : left),
    'paid-out': rupees(isMarch ? left * rate : 0),
    energy: rupees(total(bill.energy.map(({ rupees }) => rupees))),
    fixed: rupees(bill.fixed),
    'surcharge-amount': rupees(bill.surcharge),
    duty: rupees(bill.duty),
    total: rupees(bill.total),
    /** Above zero if the printed amount is too high. */
    difference: rupees(printed.amount === undefined ? undefined : printed.amount - bill.total),
  };
}

function readUnits(raw: RawAnswers, name: 'import' | 'export'): number | undefined {
  const [before, now] = [numberIn(raw, `${name}-before`), numberIn(raw, `${name}-now`)];
  return before === undefined || now === undefined ? undefined : now - before;
}
