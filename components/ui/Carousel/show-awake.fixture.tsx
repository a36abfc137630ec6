import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FakeBrowser } from './carousel-browser.fixture';

export const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

export async function showAwake(carousel: ReactElement, shown: number) {
  jest.useFakeTimers();
  const browser = new FakeBrowser();
  browser.start();
  browser.layOut(shown);
  render(carousel);
  await act(async () => browser.scrollTo(1));
  await wait(0);
}

/** Returns the milliseconds that the slides need for 99 % of their way. */
export async function glideTime(): Promise<number> {
  const FRAME = 16;
  const strip = document.querySelector<HTMLElement>('[data-strip] > *')!;
  const left = () => Number(/translate3d\((-?[\d.]+)px/.exec(strip.style.transform)?.[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await wait(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  const way = [left()];
  for (let frame = 0; frame < 100; frame += 1) {
    await wait(FRAME);
    way.push(left());
  }
  const [start, end] = [way[0]!, way.at(-1)!];
  return (way.findLastIndex((place) => Math.abs(place - end) > 0.01 * Math.abs(start - end)) + 1) * FRAME;
}
