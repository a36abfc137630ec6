import { watchReasonsToStop } from '../reasons-to-stop';
import type { Embla } from './embla';

interface Options {
  embla: Embla;
  root: HTMLElement;
  paused: boolean;
  /** Whether slides change without sliding: in the `fade` layout, or with reduced motion. */
  jump: () => boolean;
  onRunning: (running: boolean) => void;
}

/**
 * Decides when a carousel advances by itself: when nobody has paused it and nothing else stops it, such as a mouse over
 * it. Embla's Autoplay never starts by itself (`playOnInit: false`), and after a swipe it stands still
 * (`stopOnInteraction`) until this clock starts it.
 */
export function startClock({ embla, root, paused, jump, onRunning }: Options) {
  let stopped = true;
  const apply = () => {
    const running = !paused && !stopped;
    const autoplay = embla.plugins().autoplay;
    onRunning(running);
    // Starts Autoplay only if not all slides are in view. Otherwise Embla has not set it up, and play() would throw.
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
    /** Starts a full interval for the slide to which the visitor has moved. */
    restart: () => embla.plugins().autoplay?.reset(),
    end: () => {
      reasons.end();
      embla.off('pointerUp', apply).off('reInit', apply);
      embla.plugins().autoplay?.stop();
    },
  };
}
