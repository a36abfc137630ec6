/**
 * The monthly instalment (EMI) of a loan, in ₹: equal instalments on the reducing balance.
 * @param rupees the loan in ₹
 * @param rate interest in per cent a year; 0 divides the loan evenly
 * @param months number of instalments
 */
export function instalment(rupees: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return monthly === 0 ? rupees / months : (rupees * monthly) / (1 - (1 + monthly) ** -months);
}
