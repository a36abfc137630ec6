import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { runEarly } from '@/components/early/run-early.fixture';
import { GoBack } from './GoBack';
import { goBack } from '@/components/early/go-back';

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

/** Returns whether the page's script handled the press. */
function press(keys: MouseEventInit = {}) {
  const link = screen.getByRole('link', { name: 'Go Back' });
  expect(link).toHaveAttribute('href', '/');
  const click = createEvent.click(link, keys);
  // Cancels the press, because jsdom cannot follow a link.
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
  runEarly(goBack);
}

test('the "Go Back" link goes back one history entry', () => {
  show();
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('in a new tab without an earlier page, the browser follows the "Go Back" link', () => {
  historyOf(1);
  show();
  expect(press()).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('the "Go Back" link skips the history entry that the skip link has added', () => {
  show();
  history.replaceState(null, '', '#content');
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-2);
});

test('the "Go Back" link does not count a hash in the address at arrival as a history entry', () => {
  history.replaceState(null, '', '#content');
  historyOf(2);
  show();
  expect(press()).toBe(true);
  expect(go).toHaveBeenCalledWith(-1);
});

test('in a new tab where only the skip link was used, the browser follows the "Go Back" link', () => {
  historyOf(2);
  show();
  history.replaceState(null, '', '#content');
  expect(press()).toBe(false);
});

test('a press on the "Go Back" link with Ctrl held is left to the browser', () => {
  show();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

describe('a browser with `navigation.entries()`', () => {
  const fakeEntries = (index: number, ...ofThisPage: boolean[]) =>
    Object.assign(window, {
      navigation: { currentEntry: { index }, entries: () => ofThisPage.map((sameDocument) => ({ sameDocument })) },
    });

  test.each([
    ['goes back to the previous page if that page is one of this site', 1, [false, true], 2, -1],
    ['skips every entry that the current page has added to the history', 3, [false, true, true, true], 4, -3],
    ['goes back to another site, which `navigation.entries()` does not list', 0, [true], 2, -1],
    ['goes back to another site past the entry of the skip link', 1, [true, true], 3, -2],
  ])('the "Go Back" link %s', (_, index, ofThisPage, length, by) => {
    fakeEntries(index, ...ofThisPage);
    historyOf(length);
    show();
    expect(press()).toBe(true);
    expect(go).toHaveBeenCalledWith(by);
  });

  test.each([
    ['that has only pages after this one', 0, [true, false], 2],
    ['that has only entries of this page', 1, [true, true], 2],
  ])('the browser follows the "Go Back" link in a history %s', (_, index, ofThisPage, length) => {
    fakeEntries(index, ...ofThisPage);
    historyOf(length);
    show();
    expect(press()).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
