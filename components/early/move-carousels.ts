export function moveCarousels() {
  function unstartedCarouselAt(element: Element) {
    const carousel = element.closest('[data-carousel=""]');
    if (!carousel) return;
    const strip = carousel.querySelector('[data-strip]')!;
    const slides = [...strip.querySelectorAll<HTMLElement>('[data-slide]')];
    return {
      strip,
      stops: slides.map(({ offsetLeft }) =>
        Math.min(offsetLeft - slides[0]!.offsetLeft, strip.scrollWidth - strip.clientWidth),
      ),
      dots: [...carousel.querySelectorAll<HTMLElement>('[data-go]')],
    };
  }

  function mark(dots: HTMLElement[], current: number) {
    dots.forEach((dot, index) =>
      index === current ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current'),
    );
  }

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-go], [data-step]');
    const carousel = button && unstartedCarouselAt(button);
    if (!carousel) return;
    const { strip, stops, dots } = carousel;
    const { go, step } = button.dataset;
    if (go) mark(dots, Number(go));
    const ahead = stops.find((stop) => stop > strip.scrollLeft + 2) ?? 0;
    const back = stops.findLast((stop) => stop < strip.scrollLeft - 2) ?? stops.at(-1);
    strip.scrollTo({ left: go ? stops[Number(go)] : step === '1' ? ahead : back, behavior: 'instant' });
  });

  // Uses `capture`, because an element's scroll event does not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const carousel = target instanceof Element && unstartedCarouselAt(target);
      if (!carousel) return;
      const { strip, stops, dots } = carousel;
      const away = stops.map((stop) => Math.abs(strip.scrollLeft - stop));
      // Keeps the marked dot, because the last slides may share one scroll position.
      const marked = dots.findIndex((dot) => dot.hasAttribute('aria-current'));
      if (!(away[marked]! < 2)) mark(dots, away.indexOf(Math.min(...away)));
    },
    { capture: true, passive: true },
  );
}
