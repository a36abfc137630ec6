/**
 * Where a visitor would press to reach something, or why there is no such place yet. Scrolls towards what is there and
 * out of view. It is sent into the page as text: it may use nothing from outside itself.
 */
// The whole file is one expression, for the page to call.
// eslint-disable-next-line @typescript-eslint/no-unused-expressions
/** @type {(target: import('./visitor').Target) => import('./visitor').Place} */ ({
  css,
  name,
  exact = false,
  within = 'body',
}) => {
  /** @param {string | null} text */
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** @param {Element} element */
  const labelsOf = (element) =>
    'labels' in element ? [.../** @type {NodeListOf<HTMLLabelElement>} */ (element.labels ?? [])] : [];
  /** @param {Element} element */
  const nameOf = (element) =>
    plain(
      element.getAttribute('aria-label') ??
        (labelsOf(element)
          .map((label) => label.textContent)
          .join(' ') ||
          element.textContent),
    );
  /** @param {Element} element */
  const isNamed = (element) =>
    name === undefined || (exact ? nameOf(element) === name : nameOf(element).includes(name));

  const found = [...document.querySelectorAll(`${within} :is(${css})`)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const element = found.find(isNamed);
  if (!element) return { missing: 'is not seen' };

  let cover = '';
  for (const part of [element, ...labelsOf(element)]) {
    for (const { x, y, width, height } of part.getClientRects()) {
      const place = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      // A link inside a label is pressed for itself.
      const pressed = hit?.closest('a, button, summary, select, input, label');
      if (hit && part.contains(hit) && (!pressed || part === pressed || pressed.contains(part))) return place;
      cover = hit ? hit.outerHTML.slice(0, 80) : '';
    }
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { missing: cover ? `is covered by ${cover}` : 'is out of view' };
};
