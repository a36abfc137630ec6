import { type RefObject, useEffect, useRef } from 'react';

/**
 * The distance within which an element counts as near the window: half a screen, so that it is ready before it is seen.
 */
const NEAR = '50% 0px';

/** Calls `near` once, when an element has come near the window. */
export function useWhenNear(target: RefObject<Element | null>, near: () => void): void {
  const latest = useRef(near);

  useEffect(() => {
    latest.current = near;
  });

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
}
