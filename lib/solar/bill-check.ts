import { needed, numberIn, optionIn, type RawAnswers } from './answers';
import type { Assumptions, Limits, SlabEnds } from './facts';
import type { ToolFigure } from './outcome';
import { total } from './sun';
import { type Bill, billFor, homeTariff, type Tariff } from './tariff';

/** What is printed on the bill of a home with a net meter. The sanctioned load is in kW, units in kWh, amounts in ₹. */
export interface PrintedBill {
  /** 1 is January. */
  month: number;
  kind: 'urban' | 'rural';
  load: number;
  import: number;
  export: number;
  /** Units carried forward from the previous bill. Ignored in April, because units left over in March are paid out. */
  carried: number;
  charged?: number;
  /** The charges of the month, without arrears, late fee or earlier credit. */
  amount?: number;
  /** The fuel surcharge in per cent, if the visitor has read it off the bill. */
  surcharge?: number;
}

/** If several of these mistakes explain the units of a bill, the first in this list is reported. */
export const mistakeNames = ['export-added', 'export-missing', 'carried-missing', 'both-missing', 'april'] as const;

export type Mistake = (typeof mistakeNames)[number];

export type Finding = 'right' | Mistake | 'units-differ' | 'amount-differs';

/** `rate` is a fuel surcharge in per cent, and `month` (YYYY-MM) is the month of the bills that have the surcharge. */
export interface PublishedSurcharge {
  month: string;
  rate: number;
}

export interface CheckedBill {
  printed: PrintedBill;
  /** The units carried forward that should be subtracted; 0 in April. */
  carried: number;
  /** The units that should be charged. */
  due: number;
  /** The units left over after this bill. They are paid out after March, and carried forward after other months. */
  left: number;
  /** What the bill should be. */
  bill: Bill;
  /** Whether the printed amount fits the low lifeline rate of small homes, and not the usual rates. */
  isLifeline: boolean;
  /** The total in ₹ at the lifeline rate, if the home is small and no printed amount shows which rate applies. */
  lifelineTotal?: number;
  /** Undefined if the visitor has entered neither the charged units nor the amount. */
  finding?: Finding;
  /** All mistakes that would explain the charged units. If there are several, none is certain. */
  mistakes: Mistake[];
  /** A sanctioned load in kW, or else a published surcharge, with which the printed amount would be right. */
  explanation?: { load: number } | PublishedSurcharge;
}

export interface BillFacts {
  assumptions: Assumptions;
  slabEnds: SlabEnds;
  limits: Limits;
  /** The newest first. */
  surcharges?: readonly PublishedSurcharge[];
}

/** The electricity company's year ends with March, and no units are carried forward into April. */
const MARCH = 3;
const APRIL = 4;

/**
 * Returns the units (kWh) that a bill with each of the mistakes but `april` charges. They may be negative.
 * @param bill has to have 0 as `carried` in April
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

/** Computes what a bill with net metering should be, and which mistakes would explain the printed units or amount. */
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

/** Returns by how many ₹ a printed amount may differ from the computed total because of rounding. */
const allowance = (total: number) => Math.max(10, total / 100);

/**
 * Whether the amount is, apart from rounding, what the tariff gives with the entered surcharge or, if none is entered,
 * with any usual surcharge. False if no amount is entered.
 */
function isRightAmount(limits: Limits, { load, surcharge, amount }: PrintedBill, due: number, tariff: Tariff): boolean {
  if (amount === undefined) return false;
  const [least, most] =
    surcharge === undefined ? [-limits['discount-most'], limits['surcharge-most']] : [surcharge, surcharge];
  const low = billFor({ ...tariff, surcharge: least }, due, load).total;
  const high = billFor({ ...tariff, surcharge: most }, due, load).total;
  return amount >= low - allowance(low) && amount <= high + allowance(high);
}

/**
 * Returns the sanctioned load from 1 to 50 kW, in steps of half a kW, that gives the amount to within ₹10; or else the
 * newest published surcharge that gives the amount; undefined if there is neither.
 */
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
  // Allows 0.05 percentage points, because surcharges are published with two decimals and printed with one.
  return surcharges.find(
    ({ rate }) =>
      amount >= billAt({ surcharge: rate - 0.05 }).total && amount <= billAt({ surcharge: rate + 0.05 }).total,
  );
}

export interface BillOutcome extends CheckedBill {
  readings: 'all' | 'some' | 'none';
  figures: ReturnType<typeof billFigures>;
}

/** If the visitor has entered all these meter readings, the units are computed from the readings. */
export const readingNames = ['import-before', 'import-now', 'export-before', 'export-now'];

/** Returns the names of meter readings lower than the reading before, as happens when a meter is replaced. */
export const fallenReadings = (raw: RawAnswers): string[] =>
  (['import', 'export'] as const).filter((name) => readUnits(raw, name)! < 0).map((name) => `${name}-now`);

/**
 * Checks the bill that a visitor has entered.
 * @param set the names of the answers that the visitor has given; all other answers belong to the page's example
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
    // Ignores the carried units of the page's example in April, because they could lead to the finding `april`.
    carried: month === APRIL && !set.has('carried') ? 0 : needed(raw, 'carried'),
    charged: numberIn(raw, 'charged'),
    amount: numberIn(raw, 'amount'),
    surcharge: set.has('surcharge') ? numberIn(raw, 'surcharge') : undefined,
  };
  // The surcharge is an answer here, not an assumption as in the calculators.
  const assumptions = { ...facts.assumptions, surcharge: needed(raw, 'surcharge') };
  const checked = checkBill({ ...facts, assumptions }, printed);
  return { ...checked, readings, figures: billFigures(checked, assumptions['left-over']) };
}

/** @param rate what the electricity company pays at the end of March for a unit that is left over, in ₹ */
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
    /** Above zero if the bill asks for more than it should. */
    difference: rupees(printed.amount === undefined ? undefined : printed.amount - bill.total),
  };
}

function readUnits(raw: RawAnswers, name: 'import' | 'export'): number | undefined {
  const [before, now] = [numberIn(raw, `${name}-before`), numberIn(raw, `${name}-now`)];
  return before === undefined || now === undefined ? undefined : now - before;
}
