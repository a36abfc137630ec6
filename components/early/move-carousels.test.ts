import { replayPresses } from './replay-presses';
import { moveCarousels } from './move-carousels';

const WIDTH = 300;
const carousel = () => document.querySelector<HTMLElement>('[data-carousel]')!;
const strip = () => document.querySelector<HTMLElement>('[data-strip]')!;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const current = () =>
  [...document.querySelectorAll('[data-go]')].flatMap((dot, index) =>
    dot.hasAttribute('aria-current') ? [index] : [],
  );

/** Fakes the layout, because jsdom neither lays out nor scrolls. */
function show(count: number, shown: number, { dots = true, rows = 1 } = {}) {
  const each = (html: (index: number) => string) => Array.from({ length: count }, (_, index) => html(index)).join('');
  const dot = (index: number) => `<button data-go="${index}"${index === 0 ? ' aria-current="true"' : ''}></button>`;
  document.body.innerHTML = `<section data-carousel>
    <div data-controls="asleep">
      <button id="pause"></button>${dots ? each(dot) : ''}
      <button data-step="-1"></button><button data-step="1"><svg></svg></button>
    </div>
    <div data-strip>${each(() => '<div data-slide></div>')}</div>
  </section>`;
  const width = WIDTH / shown;
  let left = 0;
  Object.defineProperties(strip(), {
    scrollWidth: { value: count * width },
    clientWidth: { value: WIDTH },
    scrollLeft: { get: () => left },
  });
  document
    .querySelectorAll('[data-slide]')
    .forEach((slide, index) =>
      Object.defineProperty(slide, 'offsetLeft', { value: 6 + Math.floor(index / rows) * width }),
    );
  strip().scrollTo = ((to: ScrollToOptions) => {
    expect(to.behavior).toBe('instant');
    left = Math.min(to.left!, (count - shown) * width);
    strip().dispatchEvent(new Event('scroll'));
  }) as typeof scrollTo;
  return {
    left: () => left,
    scrollByHand: (to: number) => {
      left = to;
      strip().dispatchEvent(new Event('scroll'));
    },
  };
}

beforeAll(() => {
  moveCarousels();
  replayPresses();
});

test('Next and Previous scroll a carousel by one slide, and lead from either end to the other', () => {
  const { left } = show(3, 1);
  const places = ['1', '1', '1', '-1', '-1'].map((step) => {
    press(`[data-step="${step}"]`);
    return [left(), ...current()];
  });
  expect(places).toEqual([
    [300, 1],
    [600, 2],
    [0, 0],
    [600, 2],
    [300, 1],
  ]);
});

test("a press on the icon in a carousel's button counts as a press on that button", () => {
  const { left } = show(3, 1);
  document.querySelector('svg')!.dispatchEvent(new Event('click', { bubbles: true }));
  expect(left()).toBe(300);
});

test('a press on a dot scrolls the carousel to the slide of that dot', () => {
  const { left } = show(3, 1);
  press('[data-go="2"]');
  expect([left(), ...current()]).toEqual([600, 2]);
});

test('a pressed dot is marked, and Next goes on from it, even when its slide cannot reach the left edge of the carousel', () => {
  const { left } = show(5, 3);
  press('[data-go="4"]');
  expect([left(), ...current()]).toEqual([200, 4]);
  press('[data-step="1"]');
  expect([left(), ...current()]).toEqual([0, 0]);
});

test('when the slides of a carousel are scrolled by hand, the dot of the nearest slide is marked', () => {
  const { scrollByHand } = show(3, 1);
  scrollByHand(580);
  expect(current()).toEqual([2]);
  scrollByHand(140);
  expect(current()).toEqual([0]);
});

test('Next scrolls a carousel with cards in two rows by one column', () => {
  const { left } = show(4, 1, { dots: false, rows: 2 });
  press('[data-step="1"]');
  expect(left()).toBe(300);
});

test('before React starts a carousel, a press on Pause is remembered, and a press on Next or a dot is not', () => {
  show(3, 1);
  press('[data-step="1"]');
  press('[data-go="0"]');
  expect(document.querySelector('[data-kept]')).toBeNull();
  press('#pause');
  expect(document.getElementById('pause')).toHaveAttribute('data-kept');
});

test('while React starts a carousel, a press on Next scrolls nothing and is remembered, and scrolling by hand marks no dot', () => {
  const { left, scrollByHand } = show(3, 1);
  carousel().dataset.carousel = 'waking';
  press('[data-step="1"]');
  expect(left()).toBe(0);
  expect(document.querySelector('[data-step="1"]')).toHaveAttribute('data-kept');
  scrollByHand(600);
  expect(current()).toEqual([0]);
});
