import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FakeBrowser } from './carousel-browser.fixture';

/** Lets fake time pass, and React render what changed. */
export const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

/**
 * Renders a carousel and starts it, with fake timers.
 * @param shown how many slides stand side by side
 */
export async function showAwake(carousel: ReactElement, shown: number) {
  jest.useFakeTimers();
  const browser = new FakeBrowser();
  browser.start();
  browser.layOut(shown);
  render(carousel);
  await act(async () => browser.scrollTo(1));
  await wait(0);
}
