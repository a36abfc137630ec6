import { type MouseEvent, useEffect, useRef } from 'react';

/** In milliseconds. The second press of a double press comes within this time. */
const DOUBLE_PRESS = 500;

/**
 * Ignores presses right after a change, because such presses were meant for what was shown before.
 * @returns the listener for `onClickCapture` around the buttons
 */
export function usePressGuard(shown: unknown) {
  const last = useRef({ shown, time: -Infinity });

  useEffect(() => {
    if (last.current.shown !== shown) last.current = { shown, time: performance.now() };
  }, [shown]);

  return (event: MouseEvent) => {
    const isTooSoon = performance.now() - last.current.time < DOUBLE_PRESS;
    if (!isTooSoon || !(event.target as Element).closest('button, a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
