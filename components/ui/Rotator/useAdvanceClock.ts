import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../useMedia';
import { watchHolds } from './watch-holds';

interface Options {
  /** The element whose place in the window, hover and focus count. */
  root: RefObject<HTMLElement | null>;
  /** Nothing moves before. */
  awake: boolean;
  /** Milliseconds from one advance to the next. */
  interval: number;
  advance: () => void;
}

interface AdvanceClock {
  /** What the visitor wants. With reduced motion it starts as false. */
  playing: boolean;
  /** Whether it moves now: wanted, in view, and held by nothing. */
  running: boolean;
  setPlaying: (playing: boolean) => void;
  /** After a press the next advance is a full interval away. */
  restart: () => void;
}

/** The clock of what moves by itself. Each start is the start of a full interval. */
export function useAdvanceClock({ root, awake, interval, advance }: Options): AdvanceClock {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const [wanted, setPlaying] = useState<boolean>();
  const [held, setHeld] = useState(true);
  const [presses, setPresses] = useState(0);
  const latest = useRef(advance);

  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => (awake && root.current ? watchHolds(root.current, setHeld) : undefined), [awake, root]);

  const playing = wanted ?? !reduced;
  const running = awake && playing && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval, presses]);

  return { playing, running, setPlaying, restart: () => setPresses((count) => count + 1) };
}
