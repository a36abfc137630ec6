import { watchReasonsToStop } from '../reasons-to-stop';
import type { Embla } from './embla';

export interface Clock {
  /** Called when Pause or Play was pressed. */
  setPaused: (paused: boolean) => void;
  /** Called when the visitor has moved the slides: they get a full interval to look at the new one. */
  restart: () => void;
  end: () => void;
}

interface Options {
  embla: Embla;
  /** The whole carousel, its buttons included. */
  root: HTMLElement;
  paused: boolean;
  /** Whether slides change without sliding: the style sheet fades them, or the visitor wants reduced motion. */
  jump: () => boolean;
  onRunning: (running: boolean) => void;
}

/**
 * Decides when a carousel advances by itself: when nobody has paused it and there is no reason to stop, such as a mouse
 * over it. Embla's Autoplay never starts by itself (`playOnInit: false`), and after a swipe it stands still
 * (`stopOnInteraction`) until this clock starts it.
 */
export function startClock({ embla, root, paused, jump, onRunning }: Options): Clock {
  let stopped = true;
  const apply = () => {
    const running = !paused && !stopped;
    const autoplay = embla.plugins().autoplay;
    onRunning(running);
    // Where all slides are in view, Embla's Autoplay was never set up, and play() would throw.
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
