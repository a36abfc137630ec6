'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  className?: string;
  /** The class that hides a list item until it has been seen. */
  waiting?: string;
  children: ReactNode;
}

const SEEN = 0.3;

/**
 * A list whose items each fade in when 30 % of the item is visible. Items that are in view when the script starts stay
 * visible. Without JavaScript, and with reduced motion, nothing is hidden.
 */
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
