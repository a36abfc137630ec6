/**
 * Hides the worked example of a calculator if the address contains a case (docs/glossary.md), and starts React. Ten
 * seconds later, and ten seconds after the visitor's first input, `data-late` makes a calculator that React has not
 * started by then show the example, marked as an example.
 * @param addedByOthers a pattern of the names that other programs, such as mailing tools, add to an address
 */
export function openSharedCase(addedByOthers: string) {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  // Any other name counts as part of a case, because `readCase`, which knows the names of a case, is not loaded yet.
  if (!new RegExp(`[#&](?!(${addedByOthers})(=|%3D))[\\w-]+(=|%3D)`, 'i').test(location.hash)) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
