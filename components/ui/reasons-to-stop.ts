/**
 * The shares of the element at which the observer reports. An element counts as in view when half of it is visible, or
 * when it fills half of the window, which for a high element is a smaller share.
 */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function halfInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? boundingClientRect.height);
  return room > 0 && intersectionRect.height >= room / 2;
}

export type ReasonsToStop = ReturnType<typeof watchReasonsToStop>;

/**
 * Calls `changed` when the first reason to stop a moving element appears and when the last one disappears. At first
 * there is a reason, because the element counts as out of view.
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
  // Uses `capture` to stop Autoplay before Autoplay's own listener runs: if Autoplay still runs when the tab is hidden,
  // that listener starts it again when the tab is shown.
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
  // A key press after a click makes an element `:focus-visible` without a `focusin` event.
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
    /** After a press on Play, mouse and focus are on the button: neither may stop the movement at once. */
    playPressed: () => set({ mouse: false, keyboard: false }),
    end: () => {
      view.disconnect();
      listening.abort();
    },
  };
}
