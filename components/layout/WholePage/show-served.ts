/** Copied at import, before React takes over the page. */
let served = typeof document === 'undefined' ? undefined : (document.body.cloneNode(true) as HTMLElement);

const partsOf = (body: HTMLElement) => [...body.children].filter((part) => !part.matches('script'));

export function showServed(): void {
  if (!served) return;
  // React may leave elements that another program has moved.
  partsOf(document.body).forEach((part) => part.remove());
  // Removes the scripts, because the security policy would refuse them.
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
