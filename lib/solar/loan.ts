/**
 * Computes the monthly instalment (EMI) of a loan in ₹.
 * @param rupees the loan in ₹
 * @param rate the interest in per cent a year
 * @param months the number of instalments
 */
export function instalment(rupees: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return monthly === 0 ? rupees / months : (rupees * monthly) / (1 - (1 + monthly) ** -months);
}
