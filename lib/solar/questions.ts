import type { Limits } from './facts';

export interface Question {
  name: string;
  least?: number;
  /** The greatest number, or the greatest number of characters of free text. */
  most?: number;
  step?: number;
  options?: string[];
  default?: number | string;
  empty?: boolean;
  /** Whether the answer may be missing only if its whole column, such as one quote, is empty. */
  needed?: boolean;
  /** Whether some numbers outside the range get an explanation in place of an error message. */
  explained?: boolean;
  /** Whether several options may be chosen, with commas between them. */
  several?: boolean;
  /** Whether the answer is a length, with `least` and `most` in metres. */
  length?: boolean;
  /** Whether the answer is free text, which shared links leave out. */
  text?: boolean;
  /** Whether the answer is a thing on a roof: `kind,x,y,width,depth,height` in metres. */
  thing?: boolean;
  /** The name of the question in content/, if several columns ask the same question. */
  words?: string;
  /** The range of the slider, which covers only the most common amounts. */
  slider?: { least: number; most: number; step: number };
}

/** In feet or metres: how far outside its range a length may be, because the range is rounded to tenths. */
const ROUNDING = 0.05;

/** A length that was converted to another unit has up to four decimals. */
export const stepOf = ({ step, length }: Question): number => step ?? (length ? 0.0001 : 0.01);

function isWithin(question: Question, number: number): boolean {
  const { least = 0, most = Infinity, length } = question;
  const [steps, more] = [number / stepOf(question), length ? ROUNDING : 0];
  return number >= least - more && number <= most + more && Math.abs(steps - Math.round(steps)) < 1e-6;
}

const isRefused = ({ name, explained, least = 0 }: Question, number: number, limits: Limits): boolean =>
  explained === true && ((number > 0 && number < least) || (name === 'load' && number >= limits['high-tension']));

/** Whether a calculator accepts a number, if only to explain why it gives no figures. */
export const isAnswer = (question: Question, number: number, limits: Limits): boolean =>
  isWithin(question, number) || isRefused(question, number, limits);

/** Whether a text names an option, or several with commas if `several` is set. */
export const isChoice = ({ options, several }: Question, text: string): boolean =>
  (several ? text.split(',') : [text]).every((option) => options?.includes(option));

/** How far outside the roof a thing may lie, in metres. */
export const OUTSIDE = 15;
/** The longest side of a roof or thing, and the greatest height of a thing, in metres. */
export const LARGEST = 60;

/** Whether a text describes a thing on a roof, or is '' for no thing. */
export function isThing(text: string): boolean {
  if (text === '') return true;
  const [x, y, ...sizes] = text.split(',').slice(1).map(Number) as [number, number, ...number[]];
  return (
    /^(tank|stair|tree|house|other)(,-?\d+(\.\d)?){5}$/.test(text) &&
    [x, y].every((place) => Math.abs(place) <= OUTSIDE + LARGEST) &&
    sizes.every((size) => size > 0 && size <= LARGEST)
  );
}
