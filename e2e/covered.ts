import type { Page } from 'playwright/test';

export async function coveredControls(page: Page, within = 'main form'): Promise<string[]> {
  const outcome = page.locator(`${within} [tabindex="-1"]`).first();
  if (await outcome.count())
    await outcome.evaluate((part) => part.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  // Waits longer than the action bar at the lower edge takes to appear or disappear.
  await page.waitForTimeout(500);
  return page
    .locator(within)
    .locator('a[href], button, input, select, textarea, summary')
    .evaluateAll((all: HTMLInputElement[]) => {
      const controls = all.filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[inert]') &&
          control.getBoundingClientRect().width > 2,
      );
      const covered = new Set<string>();
      for (const scrolledTo of [false, true]) {
        for (const control of controls) {
          if (scrolledTo) control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          // Measures the first line of a link, because the middle of a box around two lines may lie beside the link.
          const { left, top, width, height } = control.getClientRects()[0]!;
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!hit || [control, ...(control.labels ?? [])].some((part) => part.contains(hit))) continue;
          // A control under the header or the action bar is covered only if it stays there when scrolled into view.
          if (!scrolledTo && hit.closest('header, body > nav')) continue;
          const name = control.textContent.trim() || control.name || control.outerHTML.slice(0, 60);
          covered.add(`${name}, by ${hit.outerHTML.slice(0, 60)}`);
        }
      }
      return [...covered];
    });
}
