import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '../useMedia';
import { type ReasonsToStop, watchReasonsToStop } from '../reasons-to-stop';

interface Options {
  /** The element that is watched for reasons to stop. */
  root: RefObject<HTMLElement | null>;
  /** Whether the rotator has started. */
  awake: boolean;
  /** Milliseconds from one advance to the next. */
  interval: number;
  advance: () => void;
}

interface AdvanceClock {
  /** Whether it is meant to move: false after Pause, and at first with reduced motion. */
  playing: boolean;
  /** Whether it moves now: wanted, and nothing stops it. */
  running: boolean;
  setPlaying: (playing: boolean) => void;
  /** After a press the next advance is a full interval away. */
  restart: () => void;
}

/** Calls `advance` at each interval while nothing stops it. Each start begins a full interval. */
export function useAdvanceClock({ root, awake, interval, advance }: Options): AdvanceClock {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const [stopped, setStopped] = useState(true);
  const [presses, setPresses] = useState(0);
  const latest = useRef(advance);
  const reasons = useRef<ReasonsToStop>(undefined);

  useEffect(() => {
    latest.current = advance;
  });

  useEffect(() => {
    if (!awake || !root.current) return;
    reasons.current = watchReasonsToStop(root.current, setStopped);
    return reasons.current.end;
  }, [awake, root]);

  const playing = wanted ?? !reduced;
  const running = awake && playing && !stopped;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [running, interval, presses]);

  function setPlaying(play: boolean) {
    setWanted(play);
    if (play) reasons.current?.playPressed();
  }

  return { playing, running, setPlaying, restart: () => setPresses((count) => count + 1) };
}
