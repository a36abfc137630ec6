import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Half the window's height, so that an element is ready before it is seen. */
const NEAR = '50% 0px';

export function useWhenNear(target: RefObject<Element | null>, near: () => void): void {
  const onNear = useEffectEvent(near);

  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
}
