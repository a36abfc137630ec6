import type { ReactNode } from 'react';

/**
 * How slides stand: `single` one at a time; `fade` one, changing in place; `cards` 1, 2 from 768 px and 3 from 1024;
 * `spotlight` 1, 2 from 640 px and 3 from 1024 with the current one in the middle.
 */
export type Layout = 'single' | 'fade' | 'cards' | 'spotlight';

export interface Movement {
  /** Milliseconds from the start of one advance to the start of the next. */
  interval: number;
  /** Milliseconds in which a slide goes 99 % of its way. A fade takes its time from the style sheet. */
  speed: number;
}

export interface CarouselWords {
  carousel: string;
  slide: string;
  /** With `{n}` and `{total}`. */
  position: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** With `{n}`. */
  goTo: string;
}

export type ControlIcons = Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;

/** What the buttons show and do once the engine has started. */
export interface CarouselState {
  /** False when all slides are in view. */
  movable: boolean;
  current: number;
  paused: boolean;
  togglePaused: () => void;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}
