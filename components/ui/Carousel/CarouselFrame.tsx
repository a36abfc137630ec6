'use client';

import clsx from 'clsx';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { loadPart } from '../load-part';
import { useWhenNear } from '../useWhenNear';
import styles from './Carousel.module.scss';
import { CarouselControls, type ControlsProps } from './CarouselControls';
import type { EnginePlace, EngineProps } from './CarouselEngine';
import type { CarouselState, Movement } from './types';

interface Props extends Omit<ControlsProps, 'state'> {
  label: string;
  movement: Movement;
  children: ReactNode;
}

export function CarouselFrame({ label, count, layout, movement, labels, icons, dots, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<{ Engine: ComponentType<EngineProps>; place: EnginePlace }>();
  const [state, setState] = useState<CarouselState>();

  useWhenNear(root, () => {
    if (count < 2) return;
    const nodes = { root: root.current!, viewport: viewport.current! };
    loadPart(
      () => import('./CarouselEngine'),
      ({ CarouselEngine, currentSlide }) => {
        // `waking` makes replay-presses.ts keep presses until Embla runs.
        nodes.root.dataset.carousel = 'waking';
        const start = currentSlide(nodes.root, nodes.viewport, layout);
        setEngine({ Engine: CarouselEngine, place: { ...nodes, start } });
      },
    );
  });

  return (
    <section
      className={clsx(styles.carousel, styles[layout])}
      ref={root}
      data-carousel=""
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      {count > 1 && (
        <CarouselControls state={state} count={count} layout={layout} labels={labels} icons={icons} dots={dots} />
      )}
      {/* Lets the keyboard scroll the slides until Embla has started. */}
      <div className={styles.viewport} ref={viewport} data-strip="" tabIndex={count < 2 || state ? -1 : 0}>
        <div className={styles.strip}>{children}</div>
      </div>
      {engine && <engine.Engine {...engine.place} layout={layout} movement={movement} onState={setState} />}
    </section>
  );
}
