/**
 * Moves a slider that still sleeps: a press on previous, next or a dot scrolls its strip at once, round its ends, and the
 * dots follow the strip, also when it is scrolled by hand. Once awake, the slider goes on from there. It is written into
 * the page as text, so it may use nothing from outside itself.
 */
export function moveStrips() {
  /** The slider around an element while it sleeps, with its strip and the places where that stops, one a slide, in pixels. */
  function sleeperAt(element: Element) {
    const carousel = element.closest('[data-carousel]:not([data-awake])');
    const strip = carousel?.querySelector('[data-strip]');
    if (!strip || !carousel!.querySelector('[data-controls=asleep]')) return;
    const slides = [...strip.querySelectorAll<HTMLElement>('[data-slide]')];
    const furthest = strip.scrollWidth - strip.clientWidth;
    return {
      strip,
      stops: slides.map(({ offsetLeft }) => Math.min(offsetLeft - slides[0]!.offsetLeft, furthest)),
      dots: [...carousel!.querySelectorAll<HTMLElement>('[data-go]')],
    };
  }

  const isAt = ({ scrollLeft }: Element, stop: number) => Math.abs(scrollLeft - stop) < 2;

  function mark(dots: HTMLElement[], current: number) {
    dots.forEach((dot, index) => (index === current ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current')));
  }

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-go], [data-step]');
    const sleeper = button && sleeperAt(button);
    if (!sleeper) return;
    const { strip, stops, dots } = sleeper;
    const { go, step } = button.dataset;
    const ahead = stops.find((stop) => stop > strip.scrollLeft + 2) ?? 0;
    const back = stops.findLast((stop) => stop < strip.scrollLeft - 2) ?? stops.at(-1)!;
    if (go) mark(dots, Number(go));
    strip.scrollTo({ left: go ? stops[Number(go)] : step === '1' ? ahead : back, behavior: 'instant' });
  });

  // Captured: the scrolling of an element does not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const sleeper = target instanceof Element && target.matches('[data-strip]') && sleeperAt(target);
      if (!sleeper || sleeper.dots.length === 0) return;
      const { strip, stops, dots } = sleeper;
      // Where several slides are seen, the strip ends before the last of them is its first: the dot that was pressed stays marked.
      if (isAt(strip, stops[dots.findIndex((dot) => dot.hasAttribute('aria-current'))]!)) return;
      const away = stops.map((stop) => Math.abs(strip.scrollLeft - stop));
      mark(dots, away.indexOf(Math.min(...away)));
    },
    { capture: true, passive: true },
  );
}
