/**
 * If the address contains a case, hides the worked example until the figures of that case have been computed, and
 * starts React as a touch would. Ten seconds later, and ten seconds after the visitor first types, marks the page as
 * late. If React has not started by then, the page shows the worked example and says that it is only an example.
 * @param addedByOthers a pattern of the names in an address that are never those of a case
 */
export function openSharedCase(addedByOthers: string) {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  // Takes any name that no other program adds for part of a case: only `readCase`, which is not loaded yet, knows more.
  if (!new RegExp(`[#&](?!(${addedByOthers})(=|%3D))[\\w-]+(=|%3D)`, 'i').test(location.hash)) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
