/**
 * Shows the plan that the estimator of another page has left over the form before the page is painted, so that nothing
 * moves when React draws it: the style sheet takes it from a property of the page. PageScript writes this function into
 * the page as text, so it may use nothing from outside itself.
 */
export function showPassedPlan() {
  try {
    document.documentElement.style.setProperty('--plan', sessionStorage['left-plan']);
  } catch {
    // Shows no plan where the browser blocks storage, since reading it throws there.
  }
}
