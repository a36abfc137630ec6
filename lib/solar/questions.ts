import type { Limits } from './facts';

export interface Question {
  name: string;
  least?: number;
  /** The greatest number, or of a free text the most letters. */
  most?: number;
  step?: number;
  /** The answers to choose from, if the answer is not a number. */
  options?: string[];
  /** The answer that the field shows at first. Without it, the field is empty. */
  default?: number | string;
  empty?: boolean;
  /** Whether the answer may be empty only if its whole column is left out. Its field is then not called optional. */
  needed?: boolean;
  /** Whether a number outside the range gets an explanation in place of an error message. */
  explained?: boolean;
  /** Whether several of the options may be chosen. The answer has their names, joined by commas. */
  several?: boolean;
  /** Whether the answer is a length in the unit that the answer to `unit` names. Its range is in metres. */
  length?: boolean;
  /** Whether the answer is free text. It stays in the page: no shared link has it. */
  text?: boolean;
  /** Whether the answer is a thing on a roof: kind, x, y, width, depth, height. '' removes the default thing. */
  thing?: boolean;
  /** The name under which content/ has the words of the question, if several columns of fields ask the same. */
  words?: string;
  /** The range of the slider beside the field. It covers only the most common amounts. */
  slider?: { least: number; most: number; step: number };
}

/** How much a length may exceed `most`, which was rounded to tenths when it was converted to feet or metres. */
const ROUNDING = 0.05;

const isWithin = ({ least = 0, most = Infinity, step = 0.01, length }: Question, number: number): boolean =>
  number >= least &&
  number <= most + (length ? ROUNDING : 0) &&
  Math.abs(number / step - Math.round(number / step)) < 1e-6;

/**
 * Whether a number is outside a question's range but gets an explanation instead of an error message. That is so for a
 * roof or a load that is too small for a plant, and for a load that is too large.
 */
const isRefused = ({ name, explained, least = 0 }: Question, number: number, limits: Limits): boolean =>
  explained === true && ((number > 0 && number < least) || (name === 'load' && number >= limits['high-tension']));

/**
 * Whether a calculator accepts a number as the answer to a question. It also accepts some numbers only to explain why
 * it has no figures for them.
 */
export const isAnswer = (question: Question, number: number, limits: Limits): boolean =>
  isWithin(question, number) || isRefused(question, number, limits);

/** Whether a text names options of a question: one of them, or several with commas between them. */
export const isChoice = ({ options, several }: Question, text: string): boolean =>
  (several ? text.split(',') : [text]).every((option) => options?.includes(option));

/** In metres: how far outside the roof a thing may lie, and the greatest length of a roof or of a side of a thing. */
export const OUTSIDE = 15;
export const LARGEST = 60;

/** Whether a text describes a thing on or beside a roof, or is empty because the thing has been taken away. */
export function isThing(text: string): boolean {
  if (text === '') return true;
  const [x, y, ...sizes] = text.split(',').slice(1).map(Number) as [number, number, ...number[]];
  return (
    /^(tank|stair|tree|house|other)(,-?\d+(\.\d)?){5}$/.test(text) &&
    [x, y].every((place) => Math.abs(place) <= OUTSIDE + LARGEST) &&
    sizes.every((size) => size > 0 && size <= LARGEST)
  );
}
