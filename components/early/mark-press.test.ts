import { markPress } from './mark-press';

const page = document.documentElement;
const over = jest.fn();
const send = (...types: string[]) =>
  types.forEach((type) => document.body.dispatchEvent(new Event(type, { bubbles: true })));

beforeAll(() => {
  markPress();
  document.addEventListener('press-over', over);
});
beforeEach(() => {
  jest.useFakeTimers();
  over.mockClear();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('the page is marked as pressed from `pointerdown` until the click has been handled', () => {
  send('pointerdown');
  expect(page).toHaveAttribute('data-pressed');
  send('pointerup');
  expect(page).toHaveAttribute('data-pressed');
  send('click');
  expect(page).toHaveAttribute('data-pressed');
  jest.advanceTimersByTime(0);
  expect(page).not.toHaveAttribute('data-pressed');
  expect(over).toHaveBeenCalledTimes(1);
});

test('the event `pointercancel`, such as at the start of a scroll, ends a press at once', () => {
  send('pointerdown', 'pointercancel');
  expect(over).toHaveBeenCalledTimes(1);
});

test('a press without a click ends 300 ms after the release of the pointer', () => {
  send('pointerdown', 'pointerup');
  jest.advanceTimersByTime(300);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a press without a release ends after 10 seconds', () => {
  send('pointerdown');
  jest.advanceTimersByTime(9_999);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(page).not.toHaveAttribute('data-pressed');
});

test('a click by the keyboard does not fire the event `press-over`', () => {
  send('click');
  jest.advanceTimersByTime(300);
  expect(over).not.toHaveBeenCalled();
});
