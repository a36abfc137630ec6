'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  className?: string;
  waiting?: string;
  children: ReactNode;
}

const SEEN = 0.3;

/** Hides only items outside the window, because nothing visible may disappear when the script starts. */
export function FadeInList({ className, waiting = 'waiting', children }: Props) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const items = [...list.current.children];
    const first = new Set(items);
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, intersectionRatio }) => {
          if (first.delete(target)) target.classList.toggle(waiting, intersectionRatio === 0);
          else if (intersectionRatio >= SEEN) target.classList.remove(waiting);
        }),
      { threshold: SEEN },
    );
    items.forEach((item) => observer.observe(item));
    return () => {
      observer.disconnect();
      items.forEach((item) => item.classList.remove(waiting));
    };
  }, [waiting]);

  return (
    <ol className={className} ref={list}>
      {children}
    </ol>
  );
}
