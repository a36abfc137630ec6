import { type RefObject, useEffect, useRef } from 'react';

/** Calls back once, when an element has come near the window. */
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
      { rootMargin: '400px 0px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
}
