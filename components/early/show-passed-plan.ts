/** Shows the calculator's solar plan before the first paint, so that nothing moves when React draws it. */
export function showPassedPlan(key: string) {
  try {
    const plan = sessionStorage.getItem(key);
    if (plan) document.documentElement.style.setProperty('--plan', plan);
  } catch {
    // Reading blocked storage throws an error.
  }
}
