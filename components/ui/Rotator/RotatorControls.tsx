import type { CarouselLabels } from '../Carousel/types';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './Rotator.module.scss';

interface Props {
  labels: CarouselLabels;
  awake: boolean;
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The early scripts handle presses until the rotator starts. */
export function RotatorControls({ labels, awake, playing, onToggle, onPrevious, onNext }: Props) {
  const button = (label: string, icon: IconName, onClick: () => void, step?: 1 | -1) => (
    <button
      className={styles.control}
      type="button"
      data-step={step}
      aria-label={label}
      onClick={awake ? onClick : undefined}
    >
      <Icon name={icon} size={20} />
    </button>
  );
  return (
    <div className={styles.controls} data-controls={awake ? 'awake' : 'asleep'}>
      {button(playing ? labels.pause : labels.play, playing ? 'pause' : 'play', onToggle)}
      {button(labels.previous, 'arrow-up', onPrevious, -1)}
      {button(labels.next, 'arrow-down', onNext, 1)}
    </div>
  );
}
