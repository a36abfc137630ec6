/**
 * Shows the solar plan from the previous page before the first paint, so that nothing moves when React draws the plan.
 */
export function showPassedPlan(key: string) {
  try {
    const plan = sessionStorage.getItem(key);
    if (plan) document.documentElement.style.setProperty('--plan', plan);
  } catch {
    // Reading storage throws an error in a browser that blocks storage.
  }
}
