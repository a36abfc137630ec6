'use client';

import { fill } from '@/lib/content/fill';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CarouselLabels } from '../Carousel/types';
import { useWhenNear } from '../useWhenNear';
import { firstInView, cardPlace, type Rotation } from './rotation';
import { RotatorControls } from './RotatorControls';
import { useAdvanceClock } from './useAdvanceClock';
import styles from './Rotator.module.scss';

interface Props extends Rotation {
  label: string;
  labels: CarouselLabels;
  interval: number;
  slides: readonly ReactNode[];
}

export function Rotator({ label, labels, show, step, interval, slides }: Props) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const awake = near && count > show;

  useWhenNear(root, () => {
    // `waking` makes replay-presses.ts keep presses until the rotator starts.
    if (root.current && count > show) root.current.dataset.carousel = 'waking';
    const first = list.current ? firstInView(list.current) : 0;
    setCurrent(first - (first % step));
    setNear(true);
  });

  useEffect(() => {
    if (!awake || !root.current) return;
    // Makes the browser lay out the cards first, because they would otherwise visibly move.
    root.current.getBoundingClientRect();
    root.current.setAttribute('data-awake', 'moving');
  }, [awake]);

  const move = (by: number) => setCurrent((now) => (now + by + count) % count);
  const clock = useAdvanceClock({ root, awake, interval, advance: () => move(step) });

  function press(by: number) {
    move(by);
    clock.restart();
  }

  function stopForReading({ target }: MouseEvent) {
    if ((target as Element).closest('summary')) clock.setPlaying(false);
  }

  return (
    <section
      className={clsx(styles.rotator, awake && styles.awake)}
      ref={root}
      data-carousel=""
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {count > show && (
        <RotatorControls
          labels={labels}
          awake={awake}
          playing={clock.playing}
          onToggle={() => clock.setPlaying(!clock.playing)}
          onPrevious={() => press(-step)}
          onNext={() => press(step)}
        />
      )}
      <div
        className={clsx(styles.list, show === 2 && styles.two)}
        ref={list}
        data-strip=""
        aria-live={clock.running ? 'off' : 'polite'}
        // Lets the keyboard scroll the cards until the rotator starts.
        {...(awake || count <= show ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': label })}
        onClick={stopForReading}
      >
        {slides.map((slide, index) => {
          const place = cardPlace(index, current, count, { show, step });
          return (
            <div
              className={clsx(styles.slide, awake && styles[place])}
              key={index}
              data-slide=""
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fill(labels.position, { n: index + 1, total: count })}
              inert={awake && (place === 'before' || place === 'after')}
            >
              {slide}
            </div>
          );
        })}
      </div>
    </section>
  );
}
