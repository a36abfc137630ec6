/**
 * If the address contains a case, hides the worked example until the figures of that case have been computed, and
 * starts React as a touch would. Ten seconds later, and ten seconds after the visitor first types, marks the page as
 * late. If React has not started by then, the page shows the worked example and says that it is only an example.
 * @param addedByOthers a pattern of the names that other programs, such as mailing tools, add to an address
 */
export function openSharedCase(addedByOthers: string) {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  // Every other name counts as part of a case, because `readCase`, which knows the names of a case, is not loaded yet.
  if (!new RegExp(`[#&](?!(${addedByOthers})(=|%3D))[\\w-]+(=|%3D)`, 'i').test(location.hash)) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
