import type { ReactNode } from 'react';

/**
 * How a carousel shows its slides: `single` shows one; `fade` shows one and fades to the next; `cards` shows one, from
 * a window width of 768 px two and from 1024 px three; `spotlight` shows one, from 640 px two, and from 1024 px three
 * with the current one in the middle.
 */
export type Layout = 'single' | 'fade' | 'cards' | 'spotlight';

export interface Movement {
  /** The milliseconds from the start of one automatic advance to the start of the next. */
  interval: number;
  /** The milliseconds in which a slide moves 99 % of its way; for `fade`, the style sheet sets the time. */
  speed: number;
}

type LabelName = 'carousel' | 'slide' | 'position' | 'pause' | 'play' | 'previous' | 'next' | 'goTo';

export type CarouselLabels = Record<LabelName, string>;

export type ControlIcons = Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;

/** The state of a carousel that Embla has started, which its buttons show and change. */
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
