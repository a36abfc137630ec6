import type { BillCheckContent } from '@/content/schemas/bill-check';
import { fill } from '@/lib/content/fill';
import { billOutcome, type BillFacts, type BillOutcome, fallenReadings } from '@/lib/solar/bill-check';
import { unitsText, wholeRupees } from '@/lib/solar/format';
import type { Result, Tool } from '../state/calculation';

type Months = readonly string[];

export const billCheckTool = (
  { fallen }: Pick<BillCheckContent, 'fallen'>,
  months: Months,
  surcharges: BillFacts['surcharges'],
): Tool<BillOutcome> => ({
  problemsIn: (raw) => Object.fromEntries(fallenReadings(raw).map((name) => [name, fallen])),
  outcomeOf: (facts, raw, set) => billOutcome({ ...facts, surcharges }, raw, set),
  basisOf: ({ outcome: { printed } }) => ({
    month: months[printed.month - 1]!,
    import: unitsText(printed.import),
    export: unitsText(printed.export),
  }),
});

export function valuesOf({ printed, due, bill }: BillOutcome) {
  const { charged = 0, amount = 0, carried } = printed;
  return {
    ...{ charged: unitsText(charged), due: unitsText(due), carried: unitsText(carried) },
    ...{ import: unitsText(printed.import), export: unitsText(printed.export) },
    ...{ amount: wholeRupees(amount), total: wholeRupees(bill.total) },
  };
}

export const findingText = (
  { findings, unknown }: BillCheckContent,
  { outcome }: Pick<Result<BillOutcome>, 'outcome'>,
) => (outcome.finding ? findings[outcome.finding].title : fill(unknown.title, valuesOf(outcome)));

export function spokenOf(content: BillCheckContent, result: Pick<Result<BillOutcome>, 'outcome'>): string {
  const title = findingText(content, result);
  if (!result.outcome.finding) return title;
  return fill(content.spoken, { ...valuesOf(result.outcome), finding: title });
}

export function billNotes(
  content: BillCheckContent,
  months: Months,
  { outcome }: Pick<Result<BillOutcome>, 'outcome'>,
) {
  const { finding, mistakes, printed, explanation, figures, readings, isLifeline, lifelineTotal, left } = outcome;
  const { month, charged, amount, surcharge } = printed;
  const { notes, findings, unknown } = content;
  const explained =
    explanation &&
    ('load' in explanation
      ? fill(notes.load, explanation)
      : fill(notes.surcharge, {
          month: `${months[Number(explanation.month.slice(5)) - 1]} ${explanation.month.slice(0, 4)}`,
          rate: String(explanation.rate).replace('-', '−'),
        }));
  const named = mistakes.length > 0 ? mistakes : finding ? [finding] : [];
  return [
    finding === undefined && unknown.text,
    ...named.map((name) => findings[name].text && fill(findings[name].text, valuesOf(outcome))),
    mistakes.length > 1 && notes.several,
    explained,
    finding === 'right' && amount === undefined && notes.askAmount,
    finding === 'right' && charged === undefined && notes.askUnits,
    isLifeline && notes.lifeline,
    lifelineTotal !== undefined && fill(notes.maybeLifeline, { rupees: wholeRupees(lifelineTotal) }),
    finding === 'right' && !isLifeline && amount !== undefined && surcharge === undefined && notes.askSurcharge,
    readings === 'all' && notes.readings,
    readings === 'some' && notes.someReadings,
    month === 4 && finding !== 'april' && notes.april,
    month === 3 &&
      left > 0 &&
      fill(notes.paidOut, { units: unitsText(left), rupees: wholeRupees(figures['paid-out'].value!) }),
  ].filter((note) => typeof note === 'string');
}
