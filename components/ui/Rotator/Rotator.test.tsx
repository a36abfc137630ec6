import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeBrowser, scrollTo } from '../fake-browser.fixture';
import { Rotator } from './Rotator';

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {n}',
};
const reviews = Array.from({ length: 10 }, (_, index) => <p key={index}>review {index + 1}</p>);

const home = { show: 2, step: 1, interval: 2000 } as const;
const housing = { show: 1, step: 1, interval: 3000 } as const;
const commercial = { show: 2, step: 2, interval: 3000 } as const;

interface Variant {
  show: 1 | 2;
  step: 1 | 2;
  interval: number;
}

beforeEach(() => {
  jest.useFakeTimers();
  fakeBrowser('(hover: hover)');
});
afterEach(() => jest.useRealTimers());

const root = () => screen.getByRole('region', { name: 'Customer reviews' });
const view = (share: number) => act(() => scrollTo(root(), share));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(variant: Variant, slides = reviews) {
  render(<Rotator {...variant} label="Customer reviews" labels={labels} slides={slides} />);
  view(1);
}

const shown = () =>
  screen
    .getAllByRole('group', { name: / of / })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => ({ second: slide.classList.contains('second'), text: slide.textContent?.replace('review ', '') }))
    .sort((one, other) => Number(one.second) - Number(other.second))
    .map(({ text }) => Number(text));

test('React ignores presses on the buttons of a rotator that has not started', () => {
  render(<Rotator {...home} label="Customer reviews" labels={labels} slides={reviews} />);
  press('Pause');
  press('Next slide');
  view(1);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(shown()).toEqual([1, 2]);
});

describe('a rotator with two reviews in view', () => {
  test('a rotator with two reviews in view advances by one review every 2 seconds', () => {
    open(home);
    expect(shown()).toEqual([1, 2]);
    pass(1999);
    expect(shown()).toEqual([1, 2]);
    pass(1);
    expect(shown()).toEqual([2, 3]);
    pass(2000);
    expect(shown()).toEqual([3, 4]);
  });

  test('a rotator with two reviews in view shows the first review after the last', () => {
    open(home);
    pass(9 * 2000);
    expect(shown()).toEqual([10, 1]);
    pass(2000);
    expect(shown()).toEqual([1, 2]);
  });

  test('a press on Next or Previous moves a rotator with two reviews in view by one review, also back from the first to the last', () => {
    open(home);
    press('Next slide');
    expect(shown()).toEqual([2, 3]);
    press('Previous slide');
    press('Previous slide');
    expect(shown()).toEqual([10, 1]);
  });
});

describe('a rotator with one review in view', () => {
  test('a rotator with one review in view shows the next every 3 seconds, and the first after the last', () => {
    open(housing);
    pass(2999);
    expect(shown()).toEqual([1]);
    pass(1);
    expect(shown()).toEqual([2]);
    pass(8 * 3000);
    expect(shown()).toEqual([10]);
    pass(3000);
    expect(shown()).toEqual([1]);
  });

  test('in a rotator, Previous goes from the first review to the last, and Next from the last to the first', () => {
    open(housing);
    press('Previous slide');
    expect(shown()).toEqual([10]);
    press('Next slide');
    expect(shown()).toEqual([1]);
  });
});

test('a rotator with the step 2 replaces both visible reviews every 3 seconds, in a loop', () => {
  open(commercial);
  expect(shown()).toEqual([1, 2]);
  pass(2999);
  expect(shown()).toEqual([1, 2]);
  pass(1);
  expect(shown()).toEqual([3, 4]);
  pass(3 * 3000);
  expect(shown()).toEqual([9, 10]);
  pass(3000);
  expect(shown()).toEqual([1, 2]);
});

describe('the automatic movement of a rotator', () => {
  test('a rotator stops with less than half of it in view, and begins a full interval when half of it comes into view', () => {
    open(housing);
    view(0.45);
    pass(10_000);
    expect(shown()).toEqual([1]);
    view(0.5);
    pass(2999);
    expect(shown()).toEqual([1]);
    pass(1);
    expect(shown()).toEqual([2]);
  });

  test('a press on a button of the rotator begins a full interval', () => {
    open(housing);
    pass(2900);
    press('Next slide');
    pass(2999);
    expect(shown()).toEqual([2]);
    pass(1);
    expect(shown()).toEqual([3]);
  });

  test('a rotator stops in a hidden browser tab, and begins a full interval when the tab is shown again', () => {
    open(housing);
    pass(2900);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(10_000);
    expect(shown()).toEqual([1]);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    pass(2999);
    expect(shown()).toEqual([1]);
    pass(1);
    expect(shown()).toEqual([2]);
  });

  // An event with the property `pointerType`, because jsdom lacks PointerEvent.
  const pointer = (type: string, pointerType: string) =>
    fireEvent(root(), Object.assign(new Event(type), { pointerType }));

  test('a mouse over the rotator stops the movement until the mouse leaves the rotator', () => {
    open(housing);
    pointer('pointerenter', 'mouse');
    pass(10_000);
    expect(shown()).toEqual([1]);
    pointer('pointerleave', 'mouse');
    pass(3000);
    expect(shown()).toEqual([2]);
  });

  test.each([
    ['a finger', ['(hover: hover)'], 'touch'],
    ['the simulated mouse of a touch screen', [], 'mouse'],
  ])('%s over the rotator does not stop the movement', (_, media, pointerType) => {
    fakeBrowser(...media);
    open(housing);
    pointer('pointerenter', pointerType);
    pass(3000);
    expect(shown()).toEqual([2]);
  });

  test('keyboard focus inside the rotator stops the movement until focus leaves the rotator', () => {
    open(housing);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    pass(10_000);
    expect(shown()).toEqual([1]);
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    pass(3000);
    expect(shown()).toEqual([2]);
  });

  test('Pause stops the rotator, and Play begins a full interval', () => {
    open(housing);
    press('Pause');
    pass(10_000);
    expect(shown()).toEqual([1]);
    press('Play');
    pass(2999);
    expect(shown()).toEqual([1]);
    pass(1);
    expect(shown()).toEqual([2]);
  });

  test('after a click on Play, a rotator stops when the mouse moves onto its cards, and goes on when the mouse leaves the rotator', () => {
    open(housing);
    pointer('pointerenter', 'mouse');
    press('Pause');
    press('Play');
    pass(3000);
    expect(shown()).toEqual([2]);
    const leaving = Object.assign(new Event('pointerout', { bubbles: true }), {
      pointerType: 'mouse',
      relatedTarget: screen.getByText('review 2'),
    });
    fireEvent(screen.getByRole('button', { name: 'Pause' }), leaving);
    pass(10_000);
    expect(shown()).toEqual([2]);
    pointer('pointerleave', 'mouse');
    pass(3000);
    expect(shown()).toEqual([3]);
  });

  test('Play starts the rotator even while keyboard focus is on the button', () => {
    open(housing);
    press('Pause');
    act(() => screen.getByRole('button', { name: 'Play' }).focus());
    press('Play');
    pass(3000);
    expect(shown()).toEqual([2]);
  });

  test('with reduced motion, the rotator does not move until Play is pressed', () => {
    fakeBrowser('(prefers-reduced-motion: reduce)');
    open(housing);
    pass(10_000);
    expect(shown()).toEqual([1]);
    press('Play');
    pass(3000);
    expect(shown()).toEqual([2]);
  });

  test('opening a long review pauses the rotator', () => {
    open(housing, [
      <details key="long">
        <summary>Read the whole review</summary>
      </details>,
      ...reviews,
    ]);
    fireEvent.click(screen.getByText('Read the whole review'));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('the rotator announces changes to screen readers only while it is paused', () => {
  open(housing);
  const list = screen.getByText('review 1').closest('[aria-live]');
  expect(list).toHaveAttribute('aria-live', 'off');
  press('Pause');
  expect(list).toHaveAttribute('aria-live', 'polite');
});

test('the rotator takes its words for screen readers from the prop `labels`', () => {
  const hindi = { ...labels, carousel: 'स्लाइडर', slide: 'स्लाइड', position: '{total} में से {n}' };
  render(<Rotator {...home} label="Customer reviews" labels={hindi} slides={reviews} />);
  expect(root()).toHaveAttribute('aria-roledescription', 'स्लाइडर');
  expect(screen.getByRole('group', { name: '10 में से 2' })).toHaveAttribute('aria-roledescription', 'स्लाइड');
});

test('the buttons of the rotator are Pause, Previous and Next, in this order', () => {
  open(home);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Pause',
    'Previous slide',
    'Next slide',
  ]);
});

test('a rotator shows all reviews until it is near the window, and then the first two in the same elements', () => {
  const container = document.createElement('div');
  const rotator = <Rotator {...home} label="Customer reviews" labels={labels} slides={reviews} />;
  container.innerHTML = renderToString(rotator);
  document.body.append(container);
  expect(shown()).toHaveLength(10);
  const before = screen.getAllByText(/^review /);
  render(rotator, { container, hydrate: true });
  expect(shown()).toHaveLength(10);
  view(0.1);
  expect(shown()).toEqual([1, 2]);
  expect(screen.getAllByText(/^review /)).toEqual(before);
});

test.each([
  [1, 1],
  [2, 2],
] as const)('a rotator with %i slides and room for %i does not move and has no buttons', (count, show) => {
  open({ show, step: 1, interval: 2000 }, reviews.slice(0, count));
  pass(10_000);
  expect(shown()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
