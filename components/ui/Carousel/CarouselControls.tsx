import { fill } from '@/lib/content/fill';
import clsx from 'clsx';
import styles from './CarouselControls.module.scss';
import type { CarouselState, CarouselLabels, ControlIcons, Layout } from './types';

export interface ControlsProps {
  /** Undefined until the carousel library Embla has started. */
  state: CarouselState | undefined;
  count: number;
  layout: Layout;
  labels: CarouselLabels;
  icons: ControlIcons;
  dots: boolean;
}

const controlsOf = (state: CarouselState | undefined) => (state ? (state.movable ? 'awake' : 'useless') : 'asleep');

/** Stands before the slides in the HTML, because the W3C's carousel pattern puts the pause button there. */
export function CarouselControls({ state, count, layout, labels, icons, dots }: ControlsProps) {
  const paused = state?.paused ?? false;
  return (
    <div
      className={clsx(styles.controls, styles[layout], dots && count > 3 && styles.many)}
      data-controls={controlsOf(state)}
    >
      <button
        className={styles.button}
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        onClick={state?.togglePaused}
      >
        {paused ? icons.play : icons.pause}
      </button>
      {dots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              className={styles.dot}
              key={index}
              type="button"
              data-go={index}
              aria-label={fill(labels.goTo, { n: index + 1 })}
              aria-current={index === (state?.current ?? 0) ? 'true' : undefined}
              onClick={() => state?.goTo(index)}
            />
          ))}
        </div>
      )}
      <div className={styles.arrows}>
        <button
          className={styles.button}
          type="button"
          data-step={-1}
          aria-label={labels.previous}
          onClick={state?.previous}
        >
          {icons.previous}
        </button>
        <button className={styles.button} type="button" data-step={1} aria-label={labels.next} onClick={state?.next}>
          {icons.next}
        </button>
      </div>
    </div>
  );
}
