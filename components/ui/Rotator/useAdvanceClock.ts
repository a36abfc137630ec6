import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../useMedia';
import { type ReasonsToStop, watchReasonsToStop } from '../reasons-to-stop';

interface Options {
  root: RefObject<HTMLElement | null>;
  awake: boolean;
  interval: number;
  advance: () => void;
}

export function useAdvanceClock({ root, awake, interval, advance }: Options) {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState<boolean>();
  const [stopped, setStopped] = useState(true);
  const [presses, setPresses] = useState(0);
  const onAdvance = useEffectEvent(advance);
  const reasons = useRef<ReasonsToStop>(undefined);

  useEffect(() => {
    if (!awake || !root.current) return;
    reasons.current = watchReasonsToStop(root.current, setStopped);
    return reasons.current.end;
  }, [awake, root]);

  const playing = wanted ?? !reduced;
  const running = awake && playing && !stopped;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onAdvance(), interval);
    return () => clearInterval(timer);
  }, [running, interval, presses]);

  function setPlaying(play: boolean) {
    setWanted(play);
    if (play) reasons.current?.playPressed();
  }

  return { playing, running, setPlaying, restart: () => setPresses((count) => count + 1) };
}
