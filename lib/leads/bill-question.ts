import type { BillRange, FieldDescription, FormDescription } from '@/content/schemas/lead-forms';

/** The question about the electricity bill, whose options are ranges of bills. Undefined if the form has none. */
export const billQuestion = ({ fields }: FormDescription): FieldDescription | undefined =>
  fields.find(({ bills }) => bills !== undefined);

/**
 * The index of the range that a bill is in; -1 if there are no ranges.
 * @param bill in ₹ a month
 */
export const rangeOf = (bill: number, ranges: readonly BillRange[]): number =>
  ranges.findIndex(({ below = Infinity, upTo = Infinity }) => bill < below && bill <= upTo);
