import type { Limits } from './facts';

export interface Question {
  name: string;
  least?: number;
  /** The greatest number allowed, or, for free text, the greatest number of characters. */
  most?: number;
  step?: number;
  options?: string[];
  default?: number | string;
  empty?: boolean;
  /** Whether this field may be empty only if its whole column of fields is empty, such as the fields of one quote. */
  needed?: boolean;
  /**
   * Whether a number above 0 but below `least` gets an explanation in place of an error message. So does a sanctioned
   * load that reaches the limit `high-tension`.
   */
  explained?: boolean;
  /** Whether several options may be chosen. The answer lists them with commas between them. */
  several?: boolean;
  /** Whether the answer is a length in the unit that the visitor has chosen. `least` and `most` are in metres. */
  length?: boolean;
  /** Whether the answer is free text. Shared links leave free text out. */
  text?: boolean;
  /** Whether the answer is a thing on a roof: `kind,x,y,width,depth,height` in metres. '' means that there is none. */
  thing?: boolean;
  /** The name under which content/ has the words, if several columns of fields ask the same question. */
  words?: string;
  /** The slider covers only the most common amounts. The field beside the slider accepts the whole range. */
  slider?: { least: number; most: number; step: number };
}

/** How far a length may exceed `most`, in feet or metres, because `most` is rounded to tenths. */
const ROUNDING = 0.05;

const isWithin = ({ least = 0, most = Infinity, step = 0.01, length }: Question, number: number): boolean =>
  number >= least &&
  number <= most + (length ? ROUNDING : 0) &&
  Math.abs(number / step - Math.round(number / step)) < 1e-6;

const isRefused = ({ name, explained, least = 0 }: Question, number: number, limits: Limits): boolean =>
  explained === true && ((number > 0 && number < least) || (name === 'load' && number >= limits['high-tension']));

/** Whether a calculator accepts a number as an answer, even if only to explain why the number gives no figures. */
export const isAnswer = (question: Question, number: number, limits: Limits): boolean =>
  isWithin(question, number) || isRefused(question, number, limits);

/** Whether a text names an option of a question, or several options with commas between them if `several` is set. */
export const isChoice = ({ options, several }: Question, text: string): boolean =>
  (several ? text.split(',') : [text]).every((option) => options?.includes(option));

/** In metres: how far outside the roof a thing may lie, and the greatest length of a roof or of a side of a thing. */
export const OUTSIDE = 15;
export const LARGEST = 60;

/** Whether a text describes a thing on or beside a roof. '' is allowed: the visitor has removed the default thing. */
export function isThing(text: string): boolean {
  if (text === '') return true;
  const [x, y, ...sizes] = text.split(',').slice(1).map(Number) as [number, number, ...number[]];
  return (
    /^(tank|stair|tree|house|other)(,-?\d+(\.\d)?){5}$/.test(text) &&
    [x, y].every((place) => Math.abs(place) <= OUTSIDE + LARGEST) &&
    sizes.every((size) => size > 0 && size <= LARGEST)
  );
}
