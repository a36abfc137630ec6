/**
 * Shows the solar plan that another page has passed on before the page is painted, so that nothing moves when React
 * draws it. PageScript writes this function into the page as text, so it may use nothing from outside itself.
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
