/** The visible shares of the element at which the observer reports, from 0 to 1. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function halfInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? boundingClientRect.height);
  return room > 0 && intersectionRect.height >= room / 2;
}

export type ReasonsToStop = ReturnType<typeof watchReasonsToStop>;

/** Calls `changed` when the first reason to stop appears and when the last one disappears. */
export function watchReasonsToStop(root: HTMLElement, changed: (stopped: boolean) => void) {
  // False on touch screens, because they keep reporting a pointer over a tapped element.
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
  // Stops Autoplay before its own listener sees the hidden tab, because that listener would start Autoplay again when
  // the tab is shown.
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
    /** After a press on Play, the mouse and focus on the button must not stop the movement at once. */
    playPressed: () => set({ mouse: false, keyboard: false }),
    end: () => {
      view.disconnect();
      listening.abort();
    },
  };
}
