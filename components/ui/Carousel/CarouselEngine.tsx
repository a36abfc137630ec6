import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { startClock } from './clock';
import { emblaOptions, isCentred, markSlides, unmarkSlides } from './embla';
import type { CarouselState, Layout, Movement } from './types';

export interface EnginePlace {
  root: HTMLElement;
  viewport: HTMLElement;
  start: number;
}

export interface EngineProps extends EnginePlace {
  layout: Layout;
  movement: Movement;
  onState: (state: CarouselState) => void;
}

const lessMovement = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the index of the slide that the visitor has reached before Embla starts. */
export function currentSlide(root: HTMLElement, viewport: HTMLElement, layout: Layout): number {
  const dot = root.querySelector<HTMLElement>('[data-go][aria-current]');
  if (dot) return Number(dot.dataset.go);
  const [first, second] = viewport.firstElementChild!.children as HTMLCollectionOf<HTMLElement>;
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
  const left = step > 0 ? Math.round(viewport.scrollLeft / step) : 0;
  return left > 0 && isCentred(layout) ? left + Math.floor(viewport.offsetWidth / step / 2) : left;
}

export function CarouselEngine({ root, viewport, start, layout, movement, onState }: EngineProps) {
  const [options] = useState(() => emblaOptions(layout, movement, start));
  // clock.ts starts and stops Autoplay, because Autoplay by itself would restart a paused carousel.
  const [plugins] = useState(() => [
    Autoplay({
      delay: movement.interval,
      playOnInit: false,
      stopOnInteraction: true,
      stopOnFocusIn: false,
      stopOnMouseEnter: false,
    }),
  ]);
  const [setViewport, embla] = useEmblaCarousel(options, plugins);

  useEffect(() => setViewport(viewport), [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const slides = embla.rootNode();
    const jump = () => layout === 'fade' || lessMovement();
    let paused = lessMovement();
    const clock = startClock({
      embla,
      root,
      paused,
      jump,
      onRunning: (running) => slides.setAttribute('aria-live', running ? 'off' : 'polite'),
    });

    const press = (move: () => void) => () => {
      move();
      clock.restart();
    };
    const actions = {
      togglePaused: () => {
        paused = !paused;
        clock.setPaused(paused);
        tell();
      },
      previous: press(() => embla.scrollPrev(jump())),
      next: press(() => embla.scrollNext(jump())),
      goTo: (index: number) => press(() => embla.scrollTo(index, jump()))(),
    };
    const tell = () => {
      markSlides(embla);
      onState({ ...actions, movable: embla.scrollSnapList().length > 1, current: embla.selectedScrollSnap(), paused });
    };
    const listening = new AbortController();
    root.addEventListener(
      'keydown',
      (event) => {
        const action = { ArrowLeft: actions.previous, ArrowRight: actions.next }[event.key];
        // Leaves modified arrow keys to the browser: Alt and left arrow go back one page.
        if (!action || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        action();
      },
      { signal: listening.signal },
    );

    slides.scrollLeft = 0;
    // Loads all pictures now, because a lazy picture would load only after it has moved into view.
    slides.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
    embla.slideNodes().forEach((slide, index) => slide.style.setProperty('--slide', String(index)));
    embla.on('select', tell).on('reInit', tell);
    tell();
    root.setAttribute('data-awake', 'still');
    // Makes the browser apply `still` first, because slides of the `fade` layout would otherwise fade out.
    root.getBoundingClientRect();
    root.setAttribute('data-awake', 'moving');
    return () => {
      root.removeAttribute('data-awake');
      listening.abort();
      clock.end();
      embla.off('select', tell).off('reInit', tell);
      unmarkSlides(embla);
    };
  }, [embla, root, layout, onState]);

  return null;
}
