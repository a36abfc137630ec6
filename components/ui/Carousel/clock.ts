import { watchReasonsToStop } from '../reasons-to-stop';
import type { Embla } from './embla';

interface Options {
  embla: Embla;
  root: HTMLElement;
  paused: boolean;
  jump: () => boolean;
  onRunning: (running: boolean) => void;
}

export function startClock({ embla, root, paused, jump, onRunning }: Options) {
  let stopped = true;
  const apply = () => {
    const running = !paused && !stopped;
    const autoplay = embla.plugins().autoplay;
    onRunning(running);
    // Autoplay's `play` throws if all slides are in view.
    if (running && embla.scrollSnapList().length > 1) autoplay?.play(jump());
    else autoplay?.stop();
  };
  const reasons = watchReasonsToStop(root, (now) => {
    stopped = now;
    apply();
  });

  embla.on('pointerUp', apply).on('reInit', apply);
  apply();

  return {
    setPaused: (value: boolean) => {
      paused = value;
      if (!paused) reasons.playPressed();
      apply();
    },
    restart: () => embla.plugins().autoplay?.reset(),
    end: () => {
      reasons.end();
      embla.off('pointerUp', apply).off('reInit', apply);
      embla.plugins().autoplay?.stop();
    },
  };
}
