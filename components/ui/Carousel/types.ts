import type { ReactNode } from 'react';

export type Layout = 'single' | 'fade' | 'cards' | 'spotlight';

export interface Movement {
  /** Milliseconds from the start of one advance to the start of the next. */
  interval: number;
  /** Milliseconds for 99 % of a slide's way. */
  speed: number;
}

type LabelName = 'carousel' | 'slide' | 'position' | 'pause' | 'play' | 'previous' | 'next' | 'goTo';

export type CarouselLabels = Record<LabelName, string>;

export type ControlIcons = Record<'pause' | 'play' | 'previous' | 'next', ReactNode>;

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
