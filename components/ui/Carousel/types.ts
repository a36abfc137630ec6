import type { ReactNode } from 'react';

/**
 * How a carousel shows its slides: `single` one at a time; `fade` one, changing in place; `cards` 1, from 768 px of
 * window width 2 and from 1024 px 3; `spotlight` 1, from 640 px 2 and from 1024 px 3 with the current one in the
 * middle.
 */
export type Layout = 'single' | 'fade' | 'cards' | 'spotlight';

export interface Movement {
  /** The milliseconds between two advances of a carousel, from start to start. */
  interval: number;
  /**
   * The milliseconds in which a slide moves 99 % of its way. In the `fade` layout the style sheet sets the time
   * instead.
   */
  speed: number;
}

export interface CarouselWords {
  carousel: string;
  slide: string;
  /** The text for a slide's position in its carousel, with `{n}` and `{total}` for the numbers. */
  position: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** The name of a carousel's dot, with `{n}` for the slide's number. */
  goTo: string;
}

export type ControlIcons = Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;

/** What a carousel's buttons show and do once Embla has started. */
export interface CarouselState {
  /** Whether the carousel can move; false when all slides are in view. */
  movable: boolean;
  current: number;
  paused: boolean;
  togglePaused: () => void;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}
