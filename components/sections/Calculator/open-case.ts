/**
 * If the address contains a case, covers the worked example until the figures of the case are there, and starts React
 * as a touch would. Ten seconds later, or ten seconds after something was typed, marks the page as late: if React has
 * still not started, it shows the worked example again, and says that these figures are not the visitor's. PageScript
 * writes this function into the page as text, so it may use nothing from outside itself.
 */
export function openCase() {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  let holdsCase = location.hash.includes('=');
  try {
    decodeURIComponent(location.hash);
  } catch {
    // A link that was cut off in the middle of an encoded letter may contain a case.
    holdsCase = true;
  }
  if (!holdsCase) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
