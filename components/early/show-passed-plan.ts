/**
 * Shows the solar plan from a calculator on the previous page. Does so before the first paint, so that nothing moves
 * when React draws it.
 * @param key the key in session storage for the plan, a JSON string
 */
export function showPassedPlan(key: string) {
  try {
    const plan = sessionStorage.getItem(key);
    if (plan) document.documentElement.style.setProperty('--plan', plan);
  } catch {
    // Reading storage throws where the browser blocks it.
  }
}
