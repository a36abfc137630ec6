import type { Page } from 'playwright/test';

/** Longer than what lies over a page takes to come or go. In milliseconds. */
const SETTLED = 500;

/**
 * Names the controls of a part of the page that something else lies over: as the window stands on the part's news, where
 * focus has gone, and when each control is scrolled to.
 * @param within a selector of the part
 */
export async function coveredControls(page: Page, within = 'main form'): Promise<string[]> {
  await page.evaluate((selector) => document.querySelector(`${selector} [tabindex="-1"]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), within);
  await page.waitForTimeout(SETTLED);
  return page.evaluate((selector) => {
    const isMeant = (control: Element) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]') && control.getBoundingClientRect().width > 2;
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => [...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(isMeant));
    const over = (control: HTMLElement) => {
      // Of a link that goes over two lines, the first.
      const [{ left, top, width, height }] = control.getClientRects() as unknown as [DOMRect];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOwn = hit === null || control.contains(hit) || hit.closest('label')?.control === control || [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit));
      return isOwn ? undefined : hit;
    };
    const told = (control: HTMLElement, hit: Element) => `${control.textContent.trim() || control.getAttribute('name') || control.outerHTML.slice(0, 60)}, by ${hit.outerHTML.slice(0, 60)}`;
    const covered = new Set<string>();
    for (const control of controls) {
      const hit = over(control);
      // What is scrolled halfway under the header or the bar is scrolled on.
      if (hit && !hit.closest('header, body > nav')) covered.add(told(control, hit));
    }
    for (const control of controls) {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const hit = over(control);
      if (hit) covered.add(told(control, hit));
    }
    return [...covered];
  }, within);
}
