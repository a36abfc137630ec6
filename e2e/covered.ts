import type { Page } from 'playwright/test';

/** Longer than what lies over a page takes to come or go. In milliseconds. */
const SETTLED = 500;

/**
 * Lists the controls that something else covers: first with the window where the outcome of a send is in view, then with
 * each control scrolled into view.
 * @param within a selector of the part
 */
export async function coveredControls(page: Page, within = 'main form'): Promise<string[]> {
  await page.evaluate(
    (selector) =>
      document.querySelector(`${selector} [tabindex="-1"]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    within,
  );
  await page.waitForTimeout(SETTLED);
  return page.evaluate((selector) => {
    // Without functions that have a name: those would need a helper of tsx, which the page has not.
    const controls = [...document.querySelectorAll(selector)]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')])
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[inert]') &&
          control.getBoundingClientRect().width > 2,
      );
    const covered = new Set<string>();
    for (const scrolledTo of [false, true]) {
      for (const control of controls) {
        if (scrolledTo) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // Of a link that goes over two lines, the first.
        const [{ left, top, width, height }] = control.getClientRects() as unknown as [DOMRect];
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const labels = [...((control as HTMLInputElement).labels ?? [])];
        if (hit === null || control.contains(hit) || labels.some((label) => label.contains(hit))) continue;
        // What has been scrolled halfway under the header or the bar is no fault.
        if (!scrolledTo && hit.closest('header, body > nav')) continue;
        covered.add(
          `${control.textContent.trim() || control.getAttribute('name') || control.outerHTML.slice(0, 60)}, by ${hit.outerHTML.slice(0, 60)}`,
        );
      }
    }
    return [...covered];
  }, within);
}
