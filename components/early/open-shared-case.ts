/**
 * If the address contains a case, hides the worked example until the figures of that case have been computed, and
 * starts React as a touch would. If React has not started ten seconds after that, or after the last typing, marks the
 * page as late: it then shows the worked example again and says that these figures are not the visitor's.
 * @param addedByOthers a pattern of the names in an address that are never those of a case
 */
export function openSharedCase(addedByOthers: string) {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  // Any name that no other program adds may be part of a case, because only `readCase` knows the names of a case.
  if (!new RegExp(`[#&](?!(${addedByOthers})(=|%3D))[\\w-]+(=|%3D)`, 'i').test(location.hash)) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
