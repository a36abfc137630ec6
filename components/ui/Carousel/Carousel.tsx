import { fill } from '@/lib/content/fill';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Carousel.module.scss';
import { CarouselFrame } from './CarouselFrame';
import type { CarouselLabels, Layout, Movement } from './types';

interface Props {
  /** The carousel's accessible name. It has to differ from the section's heading, which already names the section. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  layout: Layout;
  movement: Movement;
  labels: CarouselLabels;
  dots?: boolean;
}

/**
 * A carousel: slides that move by themselves and by hand, after the W3C's carousel pattern. The server renders a strip
 * that scrolls. The carousel library Embla is fetched when the strip comes near the window, and takes over the strip's
 * elements.
 */
export function Carousel({ slides, dots = false, ...rest }: Props) {
  if (slides.length === 0) return null;
  const icons = {
    pause: <Icon name="pause" />,
    play: <Icon name="play" />,
    previous: <Icon name="previous" />,
    next: <Icon name="next" />,
  };
  return (
    <CarouselFrame {...rest} dots={dots} count={slides.length} icons={icons}>
      {slides.map(({ id, content }, index) => (
        <div
          className={styles.slide}
          key={id}
          data-slide=""
          role="group"
          aria-roledescription={rest.labels.slide}
          aria-label={fill(rest.labels.position, { n: index + 1, total: slides.length })}
          tabIndex={-1}
        >
          {content}
        </div>
      ))}
    </CarouselFrame>
  );
}
