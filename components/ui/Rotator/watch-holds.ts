import { whenMouseLeavesButton } from '../mouse-leaves-button';

/** Fine enough to catch half of the element, and half of the window where the element is the taller of the two. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function halfInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? boundingClientRect.height);
  return room > 0 && intersectionRect.height >= room / 2;
}

export interface Holds {
  /** The mouse that is there now holds nothing until it leaves the button it is on, the focus until it comes back. */
  release: () => void;
  /** Stops watching. */
  end: () => void;
}

/**
 * Watches for all that holds a moving element still: less than half of it in view, a hidden tab, a mouse over it,
 * the keyboard's focus inside.
 *
 * @param told called with whether anything holds it, at each change; at first it counts as out of view
 */
export function watchHolds(root: HTMLElement, told: (held: boolean) => void): Holds {
  const hovers = matchMedia('(hover: hover)');
  const holds = {
    view: true,
    tab: document.hidden,
    mouse: hovers.matches && root.matches(':hover'),
    keyboard: root.querySelector(':focus-visible') !== null,
  };
  const change = (changed: Partial<typeof holds>) => {
    Object.assign(holds, changed);
    told(Object.values(holds).includes(true));
  };

  const ears = new AbortController();
  const { signal } = ears;
  document.addEventListener('visibilitychange', () => change({ tab: document.hidden }), { signal });
  // A finger leaves no pointer behind: it would hold the clock for ever.
  root.addEventListener(
    'pointerenter',
    ({ pointerType }) => change({ mouse: hovers.matches && pointerType === 'mouse' }),
    { signal },
  );
  root.addEventListener('pointerleave', () => change({ mouse: false }), { signal });
  whenMouseLeavesButton(root, () => change({ mouse: hovers.matches }), signal);
  // A key pressed after a click turns plain focus into visible focus, and no focus event tells of it.
  for (const type of ['focusin', 'keydown']) {
    root.addEventListener(type, () => change({ keyboard: root.querySelector(':focus-visible') !== null }), { signal });
  }
  root.addEventListener('focusout', () => change({ keyboard: false }), { signal });

  const observer = new IntersectionObserver((entries) => change({ view: !halfInView(entries[entries.length - 1]!) }), {
    threshold: steps,
  });
  observer.observe(root);

  return {
    release: () => change({ mouse: false, keyboard: false }),
    end: () => {
      observer.disconnect();
      ears.abort();
    },
  };
}
