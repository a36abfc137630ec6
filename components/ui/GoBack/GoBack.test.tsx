import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { GoBack } from './GoBack';

let go: jest.SpyInstance;
beforeEach(() => {
  go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/commercial`);
  jest.spyOn(history, 'length', 'get').mockReturnValue(3);
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** Presses the link; true when the press was taken over, false when the link itself is followed. */
function press(keys: MouseEventInit = {}) {
  render(<GoBack href="/">Go Back</GoBack>);
  const link = screen.getByRole('link', { name: 'Go Back' });
  expect(link).toHaveAttribute('href', '/');
  const click = createEvent.click(link, keys);
  // Seen last: the page itself does not navigate in a test.
  let taken = false;
  window.addEventListener('click', (event) => { taken = event.defaultPrevented; event.preventDefault(); }, { once: true });
  fireEvent(link, click);
  return taken;
}

test('a visitor from this site goes one entry back', () => {
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('the entry that the skip link left is passed over', () => {
  history.replaceState(null, '', '#content');
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-2);
});

test.each(['', 'https://search.example/results'])('a visitor from %j follows the link', (referrer) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(press()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('in a new tab, which has nothing behind it, the link is followed', () => {
  jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  expect(press()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('a press that asks for a new tab gets one', () => {
  expect(press({ ctrlKey: true })).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
