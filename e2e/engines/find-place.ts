/**
 * Which element of a page to press: its selector, the name that screen readers read out, and the selector of the part of
 * the page that contains it.
 */
export interface Target {
  css: string;
  name?: string;
  /** Whether `name` must be the whole name of the element. By default a part of it is enough. */
  exact?: boolean;
  within?: string;
}

/** A point in the window in CSS pixels, or a text that says why the element cannot be pressed. */
export type Place = { x: number; y: number } | string;

/**
 * Finds the point where a visitor would press an element, and scrolls there where it is out of view. This function is
 * sent into the page as text, so it uses nothing from outside itself.
 */
export function findPlace({ css, name, exact = false, within = 'body' }: Target): Place {
  const labelsOf = (element: Element): Element[] =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const textOf = (elements: Element[]) => elements.map((element) => element.textContent).join(' ');
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (textOf(labelsOf(element)) || textOf([element])))
      .replace(/\s+/g, ' ')
      .trim();
  const element = [...document.querySelectorAll(`${within} :is(${css})`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .find((one) => name === undefined || (exact ? nameOf(one) === name : nameOf(one).includes(name)));
  if (!element) return 'is not seen';

  let reason = 'is out of view';
  for (const part of [element, ...labelsOf(element)]) {
    for (const { x, y, width, height } of part.getClientRects()) {
      const place = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      // Pressing a link inside a label follows the link and does not tick the box of the label.
      const pressed = hit?.closest('a, button, summary, select, input, label');
      if (hit && part.contains(hit) && (!pressed || part === pressed || pressed.contains(part))) return place;
      if (hit) reason = `is covered by ${hit.outerHTML.slice(0, 80)}`;
    }
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return reason;
}
