import assert from 'node:assert/strict';
import type { Journey } from './journeys';
import { button, type Visitor } from './visitor';

interface Kind {
  route: string;
  /** The name of the carousel. */
  label: string;
  slides: number;
  /** How many slides a press moves on by. */
  step?: number;
  dots?: boolean;
}

const REVIEWS = 'Customer reviews';

/** Moves it by its buttons. The first press falls on a carousel that still sleeps. */
async function move(visitor: Visitor, { route, label, slides, step = 1, dots = false }: Kind): Promise<void> {
  const carousel = `[aria-roledescription=carousel][aria-label=${JSON.stringify(label)}]`;
  /** The current slide; where several cards take turns, the first of those that can be read now. */
  const shown = `([...document.querySelectorAll(${JSON.stringify(`${carousel} [aria-roledescription=slide]`)})].findIndex((slide, n, all) =>
    all.some((one) => one.hasAttribute('data-current')) ? slide.hasAttribute('data-current') : !slide.inert && all.at(n - 1).inert) + 1)`;
  const seeSlide = (n: number) => visitor.see(`${shown} === ${n}`, `slide ${n} of "${label}"`);
  const after = (n: number, by: number) => ((n - 1 + by + slides) % slides) + 1;

  await visitor.open(route);
  await visitor.press(button('Pause', carousel));
  await visitor.see(
    `document.querySelector(${JSON.stringify(`${carousel} [aria-label=Play]`)})`,
    `"${label}" paused by a press while it slept`,
  );
  const first = await visitor.tab.look<number>(shown);
  assert.ok(first > 0, `"${label}" has a current slide`);
  await visitor.press(button('Next slide', carousel));
  await seeSlide(after(first, step));
  await visitor.press(button('Previous slide', carousel));
  await seeSlide(first);
  await visitor.press(button('Previous slide', carousel));
  await seeSlide(after(first, -step));
  if (!dots) return;
  await visitor.press(button(`Go to slide ${slides}`, carousel));
  await seeSlide(slides);
  await visitor.press(button('Next slide', carousel));
  await seeSlide(1);
}

const journey = (name: string, kinds: Kind[]): Journey => ({
  name,
  width: 390,
  height: 844,
  async go(visitor) {
    for (const kind of kinds) await move(visitor, kind);
  },
});

export const carouselJourneys: Journey[] = [
  journey('hero slides', [{ route: '/residential', label: 'Solar for your roof', slides: 3, dots: true }]),
  journey('news and consultation', [
    { route: '/home', label: 'Reports about solar at home', slides: 5, dots: true },
    { route: '/go-solar', label: 'The steps of a consultation', slides: 3, dots: true },
  ]),
  journey('projects', [{ route: '/housing_society', label: 'Pictures of our projects', slides: 10 }]),
  journey('reviews', [
    { route: '/home', label: REVIEWS, slides: 10 },
    { route: '/housing_society', label: REVIEWS, slides: 10 },
    { route: '/commercial', label: REVIEWS, slides: 10, step: 2 },
  ]),
];
