/**
 * The bill and the sanctioned load that the estimator computes with for each range of the landing form's bill, in the
 * form's order: ₹ a month, and kW.
 */
export const estimates = [
  { bill: 1200, load: 3 },
  { bill: 2000, load: 3 },
  { bill: 3250, load: 3 },
  { bill: 6000, load: 5 },
  { bill: 10000, load: 8 },
];
