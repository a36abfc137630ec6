import { fill } from '@/lib/content/fill';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Carousel.module.scss';
import { CarouselFrame } from './CarouselFrame';
import type { CarouselLabels, Layout, Movement } from './types';

interface Props {
  /** The accessible name; must not repeat the heading of the section, which screen readers read too. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  layout: Layout;
  movement: Movement;
  labels: CarouselLabels;
  dots?: boolean;
}

/** Follows https://www.w3.org/WAI/ARIA/apg/patterns/carousel/. */
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
