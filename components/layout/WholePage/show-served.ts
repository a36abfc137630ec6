/** A copy of the page as the server sent it, with what early scripts have changed, made before React takes it over. */
let served = typeof document === 'undefined' ? undefined : (document.body.cloneNode(true) as HTMLElement);

/** All elements in a body except its scripts, which have run and stay in the page. */
const partsOf = (body: HTMLElement) => [...body.children].filter((part) => !part.matches('script'));

/**
 * Shows the page as the server sent it, after an error that React cannot recover from. Links, questions and the menu
 * work without React. The forms behave as if their scripts had not loaded: they say how else to reach the company.
 */
export function showServed(): void {
  if (!served) return;
  // Removes what React could not remove, for example because another program has moved it.
  partsOf(document.body).forEach((part) => part.remove());
  // Leaves scripts out: they have run, and the security policy refuses copies.
  served.querySelectorAll('script').forEach((script) => script.remove());
  document.body.prepend(...partsOf(served));
  served = undefined;
  // Waits until carry-over.ts has filled the forms in again.
  document.addEventListener(
    'redrawn',
    () => {
      const { dataset } = document.documentElement;
      dataset.scripts = 'failed';
      dataset.late = '';
      document.dispatchEvent(new Event('scripts-failed'));
    },
    { once: true },
  );
}
