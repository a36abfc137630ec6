/**
 * Where the address carries a case: covers the worked example until its figures are there, and starts React as a touch
 * would. Where the scripts are awaited for long, for a case or for what is typed, marks the page so: it then shows the
 * example again, and says that these figures are not the visitor's. Written into the page, so it uses nothing from
 * outside.
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
    // A link that somebody has cut off in the middle of a letter.
    holdsCase = true;
  }
  if (!holdsCase) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
