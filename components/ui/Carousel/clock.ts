import { whenMouseLeavesButton } from '../mouse-leaves-button';
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
  /** Slides change at once: the style sheet fades them, or the visitor wants no movement. */
  jump: () => boolean;
  onRunning: (running: boolean) => void;
}

/**
 * Decides when Embla's Autoplay may run: when nobody has paused it, at least half of the carousel is in view, in a tab
 * that is seen, with no mouse over it and no keyboard focus inside. The plugin never starts by itself
 * (`playOnInit: false`) and holds still after a swipe (`stopOnInteraction`) until it is started from here.
 */
export function startClock({ embla, root, paused, jump, onRunning }: Options): Clock {
  const hasMouse = () => matchMedia('(hover: hover)').matches;
  const hasFocus = () => root.querySelector(':focus-visible') !== null;
  const stops = {
    paused,
    outOfView: true,
    hidden: document.hidden,
    hovered: hasMouse() && root.matches(':hover'),
    focused: hasFocus(),
  };

  const apply = () => {
    const running = !Object.values(stops).some(Boolean);
    const autoplay = embla.plugins().autoplay;
    onRunning(running);
    // With a single place to stop at, the plugin was never set up: play() would throw.
    if (running && embla.scrollSnapList().length > 1) autoplay?.play(jump());
    else autoplay?.stop();
  };
  const change = (changed: Partial<typeof stops>) => {
    const before = Object.values(stops).some(Boolean);
    Object.assign(stops, changed);
    if (Object.values(stops).some(Boolean) !== before) apply();
  };

  const listening = new AbortController();
  const { signal } = listening;
  // Captured, so that a running plugin is stopped before its own listener notes that it ran: it would start again unasked.
  document.addEventListener('visibilitychange', () => change({ hidden: document.hidden }), { signal, capture: true });
  // A finger would leave a hover behind that never ends.
  root.addEventListener(
    'pointerenter',
    ({ pointerType }) => change({ hovered: pointerType === 'mouse' && hasMouse() }),
    { signal },
  );
  root.addEventListener('pointerleave', () => change({ hovered: false }), { signal });
  whenMouseLeavesButton(root, () => change({ hovered: hasMouse() }), signal);
  root.addEventListener('focusin', () => change({ focused: hasFocus() }), { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => root.contains(relatedTarget as Node | null) || change({ focused: false }),
    { signal },
  );

  const view = new IntersectionObserver((entries) => change({ outOfView: entries.at(-1)!.intersectionRatio < 0.5 }), {
    threshold: 0.5,
  });
  view.observe(root);
  embla.on('pointerUp', apply).on('reInit', apply);
  apply();

  return {
    // Play is a wish spoken aloud: the mouse that pressed it does not hold the clock until it leaves the button, nor
    // the focus until it comes back.
    setPaused: (value) => change(value ? { paused: true } : { paused: false, hovered: false, focused: false }),
    restart: () => embla.plugins().autoplay?.reset(),
    end: () => {
      listening.abort();
      view.disconnect();
      embla.off('pointerUp', apply).off('reInit', apply);
      embla.plugins().autoplay?.stop();
    },
  };
}
