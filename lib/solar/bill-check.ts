import { needed, numberIn, optionIn, type RawAnswers } from './answers';
import type { Assumptions, Limits, SlabEnds } from './facts';
import type { ToolFigure } from './outcome';
import { total } from './sun';
import { type Bill, billFor, homeTariff, type Tariff } from './tariff';

/** A bill of a home with a net meter, as it is printed. Units are kWh, amounts ₹. */
export interface PrintedBill {
  /** The month of the bill; 1 is January. */
  month: number;
  kind: 'urban' | 'rural';
  /** The sanctioned load in kW. */
  load: number;
  import: number;
  export: number;
  /** The units left over on the bill before. In April they do not count, because the year's count begins anew. */
  carried: number;
  /** The units that the bill charges. */
  charged?: number;
  /** The charges of the month, without arrears, late fee or earlier credit. */
  amount?: number;
  /** The fuel surcharge in per cent, if it has been read off the bill. */
  surcharge?: number;
}

/** What may be wrong with the units of a bill. If several mistakes fit, the first in this list is the finding. */
export const mistakeNames = ['export-added', 'export-missing', 'carried-missing', 'both-missing', 'april'] as const;

export type Mistake = (typeof mistakeNames)[number];

export type Finding = 'right' | Mistake | 'units-differ' | 'amount-differs';

/** A fuel surcharge in per cent, with the month (YYYY-MM) of the bills for which it was published. */
export interface PublishedSurcharge {
  month: string;
  rate: number;
}

export interface CheckedBill {
  printed: PrintedBill;
  /** The units left over on the bill before that count for this bill: 0 in April. */
  carried: number;
  /** The units that should be charged. */
  due: number;
  /** The units left over after this bill. They go to the next one; those of March are paid for. */
  left: number;
  /** What the bill should be. */
  bill: Bill;
  /** Whether `bill` is at the lifeline rate of small homes, because that gives the amount and the usual rates do not. */
  isLifeline: boolean;
  /** The total at the lifeline rate, if the home may pay it and no amount of the bill decides that. */
  lifelineTotal?: number;
  /** Undefined if neither units nor amount of the bill are known. */
  finding?: Finding;
  /** All mistakes that the charged units fit. If there are several, none is certain. */
  mistakes: Mistake[];
  /** A sanctioned load in kW, or else a surcharge, with which the amount would be right. */
  explanation?: { load: number } | PublishedSurcharge;
}

export interface BillFacts {
  assumptions: Assumptions;
  slabEnds: SlabEnds;
  limits: Limits;
  /** The fuel surcharges that have been published, the newest first. */
  surcharges?: readonly PublishedSurcharge[];
}

/** The count of units that are carried forward ends with March and begins anew in April. */
const MARCH = 3;
const APRIL = 4;

/** The units that a bill with each of these mistakes charges. `carried` are the units carried forward that count. */
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

/**
 * Computes what a net-metered bill should be, and what mistake in the units or the amount would explain the difference.
 * In months other than April, `due = import − export − carried`, and never less than zero.
 */
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

/** Whether two numbers of units differ by at most one, which may come from rounding. */
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

/** The difference in ₹ that may come from rounding: ten rupees, or one per cent if that is more. */
const allowance = (total: number) => Math.max(10, total / 100);

/** Until the visitor has entered the surcharge of the bill, an amount is right if any usual surcharge gives it. */
function isRightAmount(limits: Limits, { load, surcharge, amount }: PrintedBill, due: number, tariff: Tariff): boolean {
  if (amount === undefined) return false;
  const [least, most] =
    surcharge === undefined ? [-limits['discount-most'], limits['surcharge-most']] : [surcharge, surcharge];
  const low = billFor({ ...tariff, surcharge: least }, due, load).total;
  const high = billFor({ ...tariff, surcharge: most }, due, load).total;
  return amount >= low - allowance(low) && amount <= high + allowance(high);
}

/** Finds the load (1, 1.5 … 50 kW) whose bill is nearest to an amount, if within ₹10, or else a published surcharge. */
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

/** A checked bill with the figures that a page shows. */
export interface BillOutcome extends CheckedBill {
  /** How many of the four readings of the meter are known. Until all four are, the entered units count. */
  readings: 'all' | 'some' | 'none';
  figures: ReturnType<typeof figuresOf>;
}

/** The questions about readings of the meter. If all are answered, their differences replace the entered units. */
export const readingNames = ['import-before', 'import-now', 'export-before', 'export-now'];

/** The names of the readings that are lower than those before them, which happens if the meter has been changed. */
export const fallenReadings = (raw: RawAnswers): string[] =>
  (['import', 'export'] as const).filter((name) => readUnits(raw, name)! < 0).map((name) => `${name}-now`);

/**
 * Checks the bill that a visitor has entered.
 * @param set the names of the answers that are the visitor's own; the others are those of the example
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
    // Leaves out the example's carried units in April, so that no finding says that the bill has subtracted them.
    carried: month === APRIL && !set.has('carried') ? 0 : needed(raw, 'carried'),
    charged: numberIn(raw, 'charged'),
    amount: numberIn(raw, 'amount'),
    surcharge: set.has('surcharge') ? numberIn(raw, 'surcharge') : undefined,
  };
  // The surcharge is an answer here, not an assumption as in the calculators.
  const assumptions = { ...facts.assumptions, surcharge: needed(raw, 'surcharge') };
  const checked = checkBill({ ...facts, assumptions }, printed);
  return { ...checked, readings, figures: figuresOf(checked, assumptions['left-over']) };
}

/** @param rate what the electricity company pays at the end of March for a unit that is left over, in ₹ */
function figuresOf({ printed, due, left, bill }: CheckedBill, rate: number) {
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
    /** Above zero if the bill asks for more than it should. */
    difference: rupees(printed.amount === undefined ? undefined : printed.amount - bill.total),
  };
}

/** The units between two readings of the meter. Undefined unless both are known. */
function readUnits(raw: RawAnswers, name: 'import' | 'export'): number | undefined {
  const [before, now] = [numberIn(raw, `${name}-before`), numberIn(raw, `${name}-now`)];
  return before === undefined || now === undefined ? undefined : now - before;
}
