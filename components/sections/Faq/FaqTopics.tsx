'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { useMedia } from '@/components/ui/useMedia';
import { useWhenNear } from '@/components/ui/useWhenNear';
import styles from './Faq.module.scss';

interface Props {
  label: string;
  topics: readonly { id: string; name: string }[];
  children: ReactNode;
}

const isOpen = (details: HTMLDetailsElement) => details.open;

/** In a wide window, shows tabs instead of the names of the topics once FaqTabs has loaded. */
export function FaqTopics({ label, topics, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const wide = useMedia('(min-width: 769px)');
  const [near, setNear] = useState(false);
  const [late, setLate] = useState<typeof import('./FaqTabs')>();
  const [chosen, setChosen] = useState(0);
  const withTabs = wide && late !== undefined;
  const details = () => topics.map(({ id }) => document.getElementById(id)!.parentElement as HTMLDetailsElement);

  useWhenNear(root, () => setNear(true));

  useEffect(() => {
    const listening = new AbortController();
    // Notes the open topics, because `toggle` fires even for a topic that is open from the start.
    const known = new Set(details().filter(isOpen));
    details().forEach((topic, index, all) =>
      topic.addEventListener(
        'toggle',
        () => {
          if (topic.open === known.has(topic)) return;
          if (!topic.open) return known.delete(topic);
          known.add(topic);
          all.forEach((other) => (other.open = other === topic));
          setChosen(index);
        },
        { signal: listening.signal },
      ),
    );
    return () => listening.abort();
    // Runs once, because the elements of the topics never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!near || !wide) return;
    loadPart(
      () => import('./FaqTabs'),
      (loaded) => {
        setChosen(Math.max(0, details().findIndex(isOpen)));
        setLate(loaded);
      },
    );
    // `details` is a new function at each render, but finds the same elements.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [near, wide]);

  useLayoutEffect(() => {
    if (!withTabs) return;
    const all = details();
    const focused = all.findIndex((topic) => topic.firstElementChild === document.activeElement);
    all.forEach((topic, index) => {
      topic.open = index === chosen;
      topic.lastElementChild!.setAttribute('role', 'tabpanel');
      topic.lastElementChild!.setAttribute('aria-labelledby', `${topics[index]!.id}-tab`);
    });
    if (focused >= 0) document.getElementById(`${topics[focused]!.id}-tab`)?.focus();
    return () =>
      all.forEach((topic) => {
        topic.lastElementChild!.removeAttribute('role');
        topic.lastElementChild!.removeAttribute('aria-labelledby');
      });
    // `topics` are content and never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [withTabs, chosen]);

  return (
    <div className={clsx(styles.topics, withTabs && styles.withTabs)} ref={root}>
      {withTabs && <late.FaqTabs label={label} topics={topics} chosen={chosen} onChoose={setChosen} />}
      {children}
    </div>
  );
}
