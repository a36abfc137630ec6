/**
 * The bill that the estimator computes with for each range of the landing form's bill, in the form's order: ₹ a month.
 * The load follows from it (loads.ts).
 */
export const estimates = [{ bill: 1200 }, { bill: 2000 }, { bill: 3250 }, { bill: 6000 }, { bill: 10000 }];
