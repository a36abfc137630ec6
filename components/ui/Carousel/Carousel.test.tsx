import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Carousel } from './Carousel';
import { FakeBrowser } from './carousel-browser.fixture';
import { wait } from './show-awake.fixture';
import type { Layout } from './types';
import { carouselLabels } from './labels.fixture';

const INTERVAL = 2000;
let browser: FakeBrowser;

beforeEach(() => {
  jest.useFakeTimers();
  browser = new FakeBrowser();
  browser.start();
  browser.layOut(1);
});
afterEach(() => jest.useRealTimers());

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    content: <a href={`/#${index}`}>Item {index + 1}</a>,
  }));

async function show({ count = 3, layout = 'single' as Layout, awake = true, dots = true } = {}) {
  const movement = { interval: INTERVAL, speed: 500 };
  const view = render(
    <Carousel
      label="Items"
      layout={layout}
      movement={movement}
      labels={carouselLabels}
      dots={dots}
      slides={slides(count)}
    />,
  );
  if (awake) await act(async () => browser.scrollTo(1));
  await wait(0);
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const current = () =>
  screen
    .getAllByRole('button', { name: /Go to slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const slide = (n: number, of = 3) => screen.getByLabelText(`${n} of ${of}`);
const inert = (count: number) =>
  slides(count).flatMap((_, index) => (slide(index + 1, count).hasAttribute('inert') ? [index + 1] : []));
const region = () => screen.getByRole('region', { name: 'Items' });

test('for screen readers, a carousel and its slides have names and role descriptions, its buttons have names, and Pause comes first', async () => {
  await show();
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slide(2)).toHaveAttribute('aria-roledescription', 'slide');
  expect(
    within(region())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Pause', 'Go to slide 1', 'Go to slide 2', 'Go to slide 3', 'Previous slide', 'Next slide']);
  expect(
    within(region()).getByRole('button', { name: 'Pause' }).compareDocumentPosition(slide(1)) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('the carousel advances at each interval and begins again after the last slide', async () => {
  await show();
  await wait(INTERVAL - 1);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
  await wait(INTERVAL * 2);
  expect(current()).toBe(1);
});

test('a carousel far from the window does not advance, and none of its slides is inert', async () => {
  await show({ awake: false });
  await wait(INTERVAL * 3);
  expect(current()).toBe(1);
  expect(inert(3)).toEqual([]);
});

test('a carousel starts at the slide whose dot was marked as current before React ran, and Next goes on from that slide', async () => {
  await show({ awake: false });
  const dots = screen.getAllByRole('button', { name: /Go to slide/ });
  dots[0]!.removeAttribute('aria-current');
  dots[2]!.setAttribute('aria-current', 'true');
  await act(async () => browser.scrollTo(1));
  await wait(0);
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  expect(slide(3)).toHaveAttribute('data-current');
  press('Next slide');
  expect(current()).toBe(1);
});

test('a carousel without dots starts at the leftmost slide in view', async () => {
  await show({ awake: false, dots: false });
  Object.defineProperty(region().querySelector('[data-strip]'), 'scrollLeft', { value: 620, writable: true });
  await act(async () => browser.scrollTo(1));
  await wait(0);
  expect(slide(3)).toHaveAttribute('data-current');
});

test('the attribute data-carousel is empty until the carousel starts, and then has the value "waking"', async () => {
  await show({ awake: false });
  expect(region()).toHaveAttribute('data-carousel', '');
  await act(async () => browser.scrollTo(1));
  await wait(0);
  expect(region()).toHaveAttribute('data-carousel', 'waking');
});

test('Previous goes from the first slide to the last, Next from the last to the first, and a dot to its slide', async () => {
  await show();
  press('Previous slide');
  expect(current()).toBe(3);
  press('Next slide');
  expect(current()).toBe(1);
  press('Go to slide 2');
  expect(current()).toBe(2);
});

test('arrow keys move a carousel, but not together with Alt', async () => {
  await show();
  const dot = screen.getByRole('button', { name: 'Go to slide 1' });
  fireEvent.keyDown(dot, { key: 'ArrowLeft' });
  expect(current()).toBe(3);
  fireEvent.keyDown(dot, { key: 'ArrowRight' });
  fireEvent.keyDown(dot, { key: 'ArrowLeft', altKey: true });
  expect(current()).toBe(1);
});

test("a press on a carousel's button starts a new full interval", async () => {
  await show();
  await wait(INTERVAL - 100);
  press('Next slide');
  await wait(INTERVAL - 1);
  expect(current()).toBe(2);
  await wait(1);
  expect(current()).toBe(3);
});

test('Pause stops the carousel, Play starts a full interval, and slides are announced only while it is paused', async () => {
  await show();
  const live = slide(1).closest('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  await wait(INTERVAL / 2);
  press('Pause');
  expect(live).toHaveAttribute('aria-live', 'polite');
  await wait(INTERVAL * 2);
  expect(current()).toBe(1);
  press('Play');
  expect(live).toHaveAttribute('aria-live', 'off');
  await wait(INTERVAL - 1);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
});

test.each<[string, () => void, () => void]>([
  ['less than half in view', () => browser.scrollTo(0.49), () => browser.scrollTo(0.5)],
  ['in a hidden tab', () => browser.setTabHidden(true), () => browser.setTabHidden(false)],
  ['under a mouse', () => hover('enter', 'mouse'), () => hover('leave', 'mouse')],
  [
    'with keyboard focus inside',
    () => screen.getByRole('link', { name: 'Item 1' }).focus(),
    () => (document.activeElement as HTMLElement).blur(),
  ],
])('a carousel %s stops, and begins a full interval afterwards', async (_, leave, comeBack) => {
  await show();
  await wait(INTERVAL - 100);
  await act(async () => leave());
  await wait(INTERVAL * 3);
  expect(current()).toBe(1);
  await act(async () => comeBack());
  await wait(INTERVAL - 1);
  expect(current()).toBe(1);
  await wait(1);
  expect(current()).toBe(2);
});

const hover = (way: 'enter' | 'leave', pointerType: string) =>
  region().dispatchEvent(Object.assign(new Event(`pointer${way}`), { pointerType }));

test('a touch on a carousel does not stop the movement', async () => {
  await show();
  await act(async () => void hover('enter', 'touch'));
  await wait(INTERVAL);
  expect(current()).toBe(2);
});

test('returning to the browser tab or pressing the mouse on a slide does not start a paused carousel', async () => {
  await show();
  press('Pause');
  await act(async () => browser.setTabHidden(true));
  await act(async () => browser.setTabHidden(false));
  fireEvent.mouseDown(slide(1));
  fireEvent.mouseUp(document);
  await wait(INTERVAL * 2);
  expect(current()).toBe(1);
});

test('with reduced motion, a carousel does not move until Play is pressed, and then moves even under the mouse', async () => {
  browser.reducedMotion = true;
  await show();
  await wait(INTERVAL * 2);
  expect(current()).toBe(1);
  await act(async () => void hover('enter', 'mouse'));
  press('Play');
  await wait(INTERVAL);
  expect(current()).toBe(2);
});

test('after a click on Play, a carousel stops when the mouse moves onto its slides, and goes on when the mouse leaves the carousel', async () => {
  await show();
  await act(async () => void hover('enter', 'mouse'));
  press('Pause');
  press('Play');
  await wait(INTERVAL);
  expect(current()).toBe(2);
  const button = screen.getByRole('button', { name: 'Pause' });
  // A move within the button does not count as leaving it.
  await act(async () => leave(button.firstElementChild!, button));
  await wait(INTERVAL);
  expect(current()).toBe(3);
  await act(async () => leave(button, slide(3)));
  await wait(INTERVAL * 2);
  expect(current()).toBe(3);
  await act(async () => void hover('leave', 'mouse'));
  await wait(INTERVAL);
  expect(current()).toBe(1);
});

const leave = (from: Element, to: Element) =>
  from.dispatchEvent(
    Object.assign(new Event('pointerout', { bubbles: true }), { pointerType: 'mouse', relatedTarget: to }),
  );

test.each<[Layout, number, number[], number[]]>([
  ['single', 1, [2, 3, 4, 5], [1, 3, 4, 5]],
  ['cards', 3, [4, 5], [1, 5]],
  ['fade', 1, [2, 3, 4, 5], [1, 3, 4, 5]],
])('in the layout "%s", slides out of view are inert', async (layout, shown, before, after) => {
  browser.layOut(shown);
  await show({ count: 5, layout });
  expect(inert(5)).toEqual(before);
  press('Next slide');
  expect(inert(5)).toEqual(after);
});

test('focus in a slide that moves out of view moves to the slide that comes into view', async () => {
  await show();
  screen.getByRole('link', { name: 'Item 1' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(slide(2)).toHaveFocus();
});

test('a carousel of two slides begins again after the second, and Previous goes from the first to the second', async () => {
  await show({ count: 2 });
  await wait(INTERVAL * 2);
  expect(current()).toBe(1);
  press('Previous slide');
  expect(current()).toBe(2);
});

test('a carousel of one slide has no buttons and no inert slide, and a carousel without slides renders nothing', async () => {
  const { unmount } = await show({ count: 1 });
  await wait(INTERVAL * 2);
  expect(slide(1, 1)).not.toHaveAttribute('inert');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  expect((await show({ count: 0 })).container).toBeEmptyDOMElement();
});

test('no slide of a carousel is inert if all slides are in view', async () => {
  browser.layOut(3);
  await show({ count: 2, layout: 'cards' });
  await wait(INTERVAL * 2);
  expect(inert(2)).toEqual([]);
});
