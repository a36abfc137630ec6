import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { GoBack } from './GoBack';
import { wireGoBack } from './wire-go-back';

let go: jest.SpyInstance;
beforeEach(() => {
  go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  historyOf(3);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
  history.replaceState(null, '', '/');
});

const historyOf = (entries: number) => jest.spyOn(history, 'length', 'get').mockReturnValue(entries);

/**
 * Presses the "Go Back" link. Returns true when the script handled the press, false when the browser follows the link.
 */
function press(keys: MouseEventInit = {}) {
  const link = screen.getByRole('link', { name: 'Go Back' });
  expect(link).toHaveAttribute('href', '/');
  const click = createEvent.click(link, keys);
  // This listener is added last. It cancels the press, because jsdom cannot follow a link.
  let taken = false;
  window.addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  return taken;
}

function show() {
  render(<GoBack href="/">Go Back</GoBack>);
  wireGoBack();
}

test('the "Go Back" link goes one history entry back, whatever led to this page', () => {
  show();
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('in a new tab, without an earlier page, the "Go Back" link is followed', () => {
  historyOf(1);
  show();
  expect(press()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('the history entry of the skip link is passed over', () => {
  show();
  history.replaceState(null, '', '#content');
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-2);
});

test('a hash in the address at arrival does not count as a history entry', () => {
  history.replaceState(null, '', '#content');
  historyOf(2);
  show();
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('with the skip link used in a new tab, the link is followed', () => {
  historyOf(2);
  show();
  history.replaceState(null, '', '#content');
  expect(press()).toBe(false);
});

test('a press with the key for a new tab opens a new tab', () => {
  show();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

describe('a browser with `navigation.entries()`', () => {
  /** Fakes the browser's list of history entries: one value for each, whether it belongs to this page. */
  const list = (index: number, ...ofThisPage: boolean[]) =>
    Object.assign(window, {
      navigation: { currentEntry: { index }, entries: () => ofThisPage.map((sameDocument) => ({ sameDocument })) },
    });

  test.each([
    ['goes back to the page of this site before this one', 1, [false, true], 2, -1],
    ['passes over every entry that this page has made', 3, [false, true, true, true], 4, -3],
    ['goes back to another site, which it does not list', 0, [true], 2, -1],
    ['goes back to another site past the entry of the skip link', 1, [true, true], 3, -2],
  ])('%s', (_, index, ofThisPage, length, by) => {
    list(index, ...ofThisPage);
    historyOf(length);
    show();
    expect(press()).toBe(true);
    expect(go).toHaveBeenCalledWith(by);
  });

  test.each([
    ['with pages ahead alone', 0, [true, false], 2],
    ['with entries of this page alone', 1, [true, true], 2],
  ])('%s, the link is followed', (_, index, ofThisPage, length) => {
    list(index, ...ofThisPage);
    historyOf(length);
    show();
    expect(press()).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
