import type { Limits } from './facts';

/** One question of a calculator, answered by a number or by one of some options. */
export interface Question {
  name: string;
  /** The range of the answer, if it is a number: `least` to `most` in steps of `step`. */
  least?: number;
  most?: number;
  step?: number;
  /** The options of which the visitor chooses one. */
  options?: string[];
  /** The answer that stands in the field at first; none if it may stay empty. */
  default?: number | string;
  empty?: boolean;
  /** The range of the slider beside the field, which covers the most common amounts. */
  slider?: { least: number; most: number; step: number };
}

const isWithin = ({ least = 0, most = Infinity, step = 0.01 }: Question, number: number): boolean =>
  number >= least && number <= most && Math.abs(number / step - Math.round(number / step)) < 1e-6;

/**
 * Whether a number is outside a question's range but gets an explanation instead of an error: a roof or a load that is
 * too small, or a load that is too large.
 */
const isRefused = ({ name, least = 0 }: Question, number: number, limits: Limits): boolean =>
  (['load', 'area'].includes(name) && number > 0 && number < least) ||
  (name === 'load' && number >= limits['high-tension']);

/** Whether a calculator accepts a number as the answer to a question, be it only to explain why it has no figures. */
export const isAnswer = (question: Question, number: number, limits: Limits): boolean =>
  isWithin(question, number) || isRefused(question, number, limits);
