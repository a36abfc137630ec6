/** Shares of an element in view, 5 % apart, to notice when half of it is in view, or when it fills half the window. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function halfInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? boundingClientRect.height);
  return room > 0 && intersectionRect.height >= room / 2;
}

export type ReasonsToStop = ReturnType<typeof watchReasonsToStop>;

/**
 * Watches for reasons to stop a carousel or another element that moves by itself: less than half of it is in view, its
 * browser tab is hidden, a mouse is over it, or keyboard focus is inside it.
 * @param changed called when the first reason to stop comes and when the last one goes. At first there is a reason,
 * because the element counts as out of view
 */
export function watchReasonsToStop(root: HTMLElement, changed: (stopped: boolean) => void) {
  // A touch screen keeps reporting a pointer over a tapped element until something else is tapped.
  const hasMouse = () => matchMedia('(hover: hover)').matches;
  const hasFocus = () => root.querySelector(':focus-visible') !== null;
  const reasons = {
    outOfView: true,
    hiddenTab: document.hidden,
    mouse: hasMouse() && root.matches(':hover'),
    keyboard: hasFocus(),
  };
  const any = () => Object.values(reasons).includes(true);
  const set = (news: Partial<typeof reasons>) => {
    const before = any();
    Object.assign(reasons, news);
    if (any() !== before) changed(any());
  };

  const listening = new AbortController();
  const { signal } = listening;
  // Stops Embla's Autoplay before its own listener runs, which would note that it was running and restart it later.
  document.addEventListener('visibilitychange', () => set({ hiddenTab: document.hidden }), { signal, capture: true });
  root.addEventListener('pointerenter', ({ pointerType }) => set({ mouse: pointerType === 'mouse' && hasMouse() }), {
    signal,
  });
  root.addEventListener('pointerleave', () => set({ mouse: false }), { signal });
  root.addEventListener(
    'pointerout',
    ({ pointerType, target, relatedTarget }) => {
      const onto = relatedTarget as Node | null;
      const button = (target as Element).closest('button');
      if (pointerType === 'mouse' && button && !button.contains(onto) && root.contains(onto))
        set({ mouse: hasMouse() });
    },
    { signal },
  );
  // A key that is pressed after a click turns plain focus into visible focus without a focus event.
  for (const type of ['focusin', 'keydown']) {
    root.addEventListener(type, () => set({ keyboard: hasFocus() }), { signal });
  }
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => root.contains(relatedTarget as Node | null) || set({ keyboard: false }),
    { signal },
  );

  const view = new IntersectionObserver((entries) => set({ outOfView: !halfInView(entries.at(-1)!) }), {
    threshold: steps,
  });
  view.observe(root);

  return {
    /** After Play, a mouse over the button is no reason to stop, nor is focus until it moves or a key is pressed. */
    playPressed: () => set({ mouse: false, keyboard: false }),
    end: () => {
      view.disconnect();
      listening.abort();
    },
  };
}
