import type { Limits } from './facts';
import type { FigureId } from './figures';

/** One question of a calculator, answered by a number or by one of some options. */
export interface Question {
  name: string;
  /** The range of the answer to a calculator's question, if it is a number: `least` to `most` in steps of `step`. */
  least?: number;
  most?: number;
  step?: number;
  /** The options of a calculator's question, of which the visitor chooses one. */
  options?: string[];
  /** The default answer to a calculator's question; none if it may stay empty. */
  usual?: number | string;
  empty?: boolean;
  /** The range of the slider beside the field of a calculator's question, which covers the most common amounts. */
  slider?: { least: number; most: number; step: number };
}

/**
 * A calculation that a visitor can share as a link: the answers that differ from the defaults, and the figures that the
 * visitor has changed.
 */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Record<FigureId, number>>;
}

/** A calculation as it was read from a shared link, with what could not be read. */
export interface ReadCase extends SharedCase {
  /** Names in a shared link that no question has, or whose values are not allowed. */
  ignored: string[];
  /** Whether the shared link was written by a newer version of the page. */
  newer: boolean;
}

/** The version of the names and values in the link that shares a calculation. */
const VERSION = 1;

/** The prefix, in a shared link, of the id of a figure that the visitor has changed. */
const EDIT = 'a-';

/** Whether a number is within the range and steps of a calculator's question. */
export const isWithin = ({ least = 0, most = Infinity, step = 0.01 }: Question, number: number): boolean =>
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

/**
 * Reads a shared calculation from the part of an address behind `#`. Whatever cannot be used is ignored and listed; the
 * rest is used.
 *
 * @param hash as `location.hash` has it
 * @param ids of the figures that may be changed
 * @returns undefined if the address has no calculation: nothing behind `#`, or the id of a place on the page. What is no
 * text at all counts as a calculation of which nothing can be read.
 */
export function readCase(
  hash: string,
  questions: Question[],
  ids: readonly string[],
  limits: Limits,
): ReadCase | undefined {
  if (!hash.includes('=') && isReadable(hash)) return undefined;
  const found: ReadCase = { answers: {}, edits: {}, ignored: [], newer: false };
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const question = questions.find((each) => each.name === name);
    const number = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
    if (name === 'v') found.newer = number === undefined || number > VERSION;
    else if (question?.empty && value === '') continue;
    else if (question?.options?.includes(value)) found.answers[name] = value;
    else if (question && !question.options && number !== undefined && isAnswer(question, number, limits)) {
      found.answers[name] = number;
    } else if (name.startsWith(EDIT) && ids.includes(name.slice(EDIT.length)) && number !== undefined) {
      found.edits[name.slice(EDIT.length) as FigureId] = number;
    } else found.ignored.push(name);
  }
  return found;
}

/** Whether the part of an address behind `#` is text; a link that was cut off in the middle of a letter is not. */
function isReadable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/** Writes a calculation for the part of an address behind `#`: the opposite of `readCase`. */
export function writeCase({ answers, edits }: SharedCase): string {
  const pairs = new URLSearchParams({ v: String(VERSION) });
  for (const [name, value] of Object.entries(answers)) pairs.set(name, String(value));
  for (const [id, value] of Object.entries(edits)) pairs.set(EDIT + id, String(value));
  return `#${pairs}`;
}
