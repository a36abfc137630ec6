import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../useMedia';
import { type Holds, watchHolds } from './watch-holds';

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
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState(true);
  const [presses, setPresses] = useState(0);
  const latest = useRef(advance);
  const holds = useRef<Holds>(undefined);

  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    if (!awake || !root.current) return;
    holds.current = watchHolds(root.current, setHeld);
    return holds.current.end;
  }, [awake, root]);

  const playing = wanted ?? !reduced;
  const running = awake && playing && !held;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval, presses]);

  function setPlaying(play: boolean) {
    setWanted(play);
    // Play is a wish spoken aloud: the mouse or the keyboard that has just pressed it must not undo it.
    if (play) holds.current?.release();
  }

  return { playing, running, setPlaying, restart: () => setPresses((count) => count + 1) };
}
