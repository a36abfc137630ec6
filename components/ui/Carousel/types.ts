import type { ReactNode } from 'react';

/**
 * How a carousel shows its slides: `single` one at a time; `fade` one, changing in place; `cards` 1, from 768 px of
 * window width 2 and from 1024 px 3; `spotlight` 1, from 640 px 2 and from 1024 px 3 with the current one in the
 * middle.
 */
export type Layout = 'single' | 'fade' | 'cards' | 'spotlight';

export interface Movement {
  /** Milliseconds from the start of one advance to the start of the next. */
  interval: number;
  /** Milliseconds in which a slide goes 99 % of its way. The `fade` layout takes its time from the style sheet. */
  speed: number;
}

export interface CarouselWords {
  carousel: string;
  slide: string;
  /** The position of a slide in words, with `{n}` and `{total}` for the figures. */
  position: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** The name of a dot in words, with `{n}` for the slide's number. */
  goTo: string;
}

export type ControlIcons = Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;

/** What a carousel's buttons show and do once Embla has started. */
export interface CarouselState {
  /** False when all slides are in view, so that the carousel cannot move. */
  movable: boolean;
  current: number;
  paused: boolean;
  togglePaused: () => void;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
}
