/**
 * Hides the worked example and starts React if the address contains a case (docs/glossary.md). Ten seconds later, or
 * ten seconds after the first input, sets `data-late`, so that a calculator that has not started says so.
 * @param addedByOthers a pattern of names that other programs add to an address
 */
export function openSharedCase(addedByOthers: string) {
  const page = document.documentElement;
  const waitForScripts = () =>
    setTimeout(() => {
      page.dataset.late = '';
    }, 10_000);
  document.addEventListener('input', waitForScripts, { once: true });
  // Any name that other programs do not add counts as part of a case, because `readCase` is not loaded yet.
  if (!new RegExp(`[#&](?!(${addedByOthers})(=|%3D))[\\w-]+(=|%3D)`, 'i').test(location.hash)) return;
  page.dataset.opening = '';
  waitForScripts();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')));
}
