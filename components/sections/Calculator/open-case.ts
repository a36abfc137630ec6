/**
 * Where the address carries a case: covers the worked example until its figures are there, and starts React as a touch
 * would. Written into the page, so it uses nothing from outside.
 */
export function openCase() {
  if (!location.hash.includes('=')) return;
  document.documentElement.dataset.opening = '';
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
