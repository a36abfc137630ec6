import { watchReasonsToStop } from '../reasons-to-stop';
import type { Embla } from './embla';

export interface Clock {
  /** Pause or Play was pressed. */
  setPaused: (paused: boolean) => void;
  /** The visitor moved the slides: they get a full interval to look. */
  restart: () => void;
  end: () => void;
}

interface Options {
  embla: Embla;
  /** The whole carousel, its buttons included. */
  root: HTMLElement;
  paused: boolean;
  /** Whether slides change at once: the style sheet fades them, or the visitor wants no movement. */
  jump: () => boolean;
  onRunning: (running: boolean) => void;
}

/**
 * Decides when Embla's Autoplay may run: when nobody has paused it and there is no reason to stop. The plugin never starts
 * by itself (`playOnInit: false`) and stands still after a swipe (`stopOnInteraction`) until it is started from here.
 */
export function startClock({ embla, root, paused, jump, onRunning }: Options): Clock {
  let stopped = true;
  const apply = () => {
    const running = !paused && !stopped;
    const autoplay = embla.plugins().autoplay;
    onRunning(running);
    // With a single place to stop at, the plugin was never set up: play() would throw.
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
    setPaused: (value) => {
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
