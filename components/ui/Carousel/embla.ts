import type useEmblaCarousel from 'embla-carousel-react';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { emblaDuration } from './pace';
import type { Layout, Movement } from './types';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

const CENTRED = '(min-width: 1024px)';

export const isCentred = (layout: Layout) => layout === 'spotlight' && matchMedia(CENTRED).matches;

export function emblaOptions(layout: Layout, { speed }: Movement, startIndex: number): Options {
  return {
    loop: true,
    align: 'start',
    duration: emblaDuration(speed),
    // Embla need not move to a focused slide, because only slides in view can take focus.
    watchFocus: false,
    startIndex,
    breakpoints: layout === 'spotlight' ? { [CENTRED]: { align: 'center' } } : {},
  };
}

function shownAtOnce(embla: Embla): number {
  const slide = embla.slideNodes()[0]?.offsetWidth;
  return slide ? Math.max(1, Math.round(embla.containerNode().offsetWidth / slide)) : 1;
}

export function markSlides(embla: Embla): void {
  const slides = embla.slideNodes();
  const current = embla.selectedScrollSnap();
  const shown = shownAtOnce(embla);
  const first = embla.internalEngine().options.align === 'center' ? current - Math.floor(shown / 2) : current;
  const still = embla.scrollSnapList().length <= 1;
  const leaving = slides.find((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    slide.toggleAttribute('data-current', index === current);
    slide.inert = !still && (index - first + slides.length) % slides.length >= shown;
  });
  // Moves focus out of a hidden slide, because the Tab key would otherwise start again at the top of the page.
  if (leaving?.inert) slides[current]?.focus({ preventScroll: true });
}

export function unmarkSlides(embla: Embla): void {
  embla.slideNodes().forEach((slide) => {
    slide.removeAttribute('data-current');
    slide.inert = false;
  });
}
