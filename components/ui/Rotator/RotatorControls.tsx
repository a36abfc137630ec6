import type { CarouselLabels } from '../Carousel/types';
import { Icon } from '../Icon/Icon';
import styles from './Rotator.module.scss';

interface Props {
  labels: CarouselLabels;
  awake: boolean;
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Until the rotator starts, the page's inline scripts handle presses (move-carousels.ts, replay-presses.ts). */
export function RotatorControls({ labels, awake, playing, onToggle, onPrevious, onNext }: Props) {
  return (
    <div className={styles.controls} data-controls={awake ? 'awake' : 'asleep'}>
      <button
        className={styles.control}
        type="button"
        aria-label={playing ? labels.pause : labels.play}
        onClick={awake ? onToggle : undefined}
      >
        <Icon name={playing ? 'pause' : 'play'} size={20} />
      </button>
      <button
        className={styles.control}
        type="button"
        data-step={-1}
        aria-label={labels.previous}
        onClick={awake ? onPrevious : undefined}
      >
        <Icon name="arrow-up" size={20} />
      </button>
      <button
        className={styles.control}
        type="button"
        data-step={1}
        aria-label={labels.next}
        onClick={awake ? onNext : undefined}
      >
        <Icon name="arrow-down" size={20} />
      </button>
    </div>
  );
}
