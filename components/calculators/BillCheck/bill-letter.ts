import type { BillCheckContent } from '@/content/schemas/bill-check';
import { fill } from '@/lib/content/fill';
import type { BillOutcome } from '@/lib/solar/bill-check';
import type { CalculatorState } from '../state/calculator-state';
import { valuesOf } from './bill-check-tool';

/** A customer charged rightly, or too little (`april`), has no reason to complain. */
const WITHOUT_LETTER = ['right', 'april'];

export const needsLetter = ({ finding }: Pick<BillOutcome, 'finding'>) =>
  finding !== undefined && !WITHOUT_LETTER.includes(finding);

export function letterFor(
  { letter: { body, blanks, units, amount, counted, request } }: Pick<BillCheckContent, 'letter'>,
  { result: { outcome, raw }, fields, set }: Pick<CalculatorState<BillOutcome>, 'result' | 'fields' | 'set'>,
  months: readonly string[],
): string {
  const { printed, finding, readings } = outcome;
  const when = printed.month === 4 ? 'april' : 'usual';
  const isAmountWrong = finding === 'amount-differs';
  const values = valuesOf(outcome);
  const isKnown = (...names: string[]) => names.every((name) => set.has(name) && fields[name]?.trim());
  const isMeasured = (name: 'import' | 'export') => readings === 'all' || isKnown(name);
  const own = (name: 'name' | 'office' | 'consumer' | 'meter') => fields[name]?.trim() || blanks[name];
  // Uses `raw`, because the text of a field may be a reading that was refused.
  const reading = (name: string) => (isKnown(name) ? String(raw[name] ?? blanks.reading) : blanks.reading);
  const isDue = isMeasured('import') && isMeasured('export') && (when === 'april' || isKnown('carried'));
  // Units left over in March are paid for in rupees instead of carried forward to April.
  const hasNoCarried =
    isKnown('carried') && printed.carried === 0 && (printed.month === 3 || (isDue && outcome.left === 0));
  return fill(body, {
    name: own('name'),
    office: own('office'),
    consumer: own('consumer'),
    meter: own('meter'),
    month: isKnown('month') ? months[printed.month - 1]! : blanks.month,
    complaint: isAmountWrong
      ? fill(amount, {
          amount: isKnown('amount') ? values.amount : blanks.amount,
          total: isDue && isKnown('load', 'surcharge') ? values.total : blanks.amount,
        })
      : fill(units, { charged: isKnown('charged') ? values.charged : blanks.charged }),
    'import-before': reading('import-before'),
    'import-now': reading('import-now'),
    'export-before': reading('export-before'),
    'export-now': reading('export-now'),
    counted: fill(counted[when], {
      import: isMeasured('import') ? values.import : blanks.units,
      export: isMeasured('export') ? values.export : blanks.units,
      carried: isKnown('carried') ? values.carried : blanks.units,
      due: isDue ? values.due : blanks.units,
    }),
    request: request[when === 'april' || isAmountWrong || hasNoCarried ? 'plain' : 'carried'],
  }).trim();
}
