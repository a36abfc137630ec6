import { HIGH_TENSION } from './facts';
import type { FigureId } from './figures';

/** One thing that a calculator asks: a number, or one of some options. */
export interface Question {
  name: string;
  /** A number: its range, and what it is counted in. */
  least?: number;
  most?: number;
  step?: number;
  /** One of these. */
  options?: string[];
  /** What it is until somebody answers; none where it may be left empty. */
  usual?: number | string;
  empty?: boolean;
  /** A slider beside the field, for the amounts that are usual. */
  slider?: { least: number; most: number; step: number };
}

/** The answers that differ from the usual ones, and the figures that a visitor has changed. */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Record<FigureId, number>>;
}

/** What was read from an address, and what of it could not be used. */
export interface ReadCase extends SharedCase {
  /** Names that nobody knows, or whose values cannot be. */
  ignored: string[];
  /** Whether the address was written by a newer version of the page. */
  newer: boolean;
}

/** The version of the names and values in an address. */
const VERSION = 1;

/** Before the id of a figure that was changed. */
const EDIT = 'a-';

/** Whether a number may be the answer to a question. */
export const isWithin = ({ least = 0, most = Infinity, step = 0.01 }: Question, number: number): boolean =>
  number >= least && number <= most && Math.abs(number / step - Math.round(number / step)) < 1e-6;

/** Whether a number is outside what is asked for, and yet says why there are no figures: a small roof, a small or a large load. */
const isRefused = ({ name, least = 0 }: Question, number: number): boolean =>
  (['load', 'area'].includes(name) && number > 0 && number < least) || (name === 'load' && number >= HIGH_TENSION);

/** Whether a number may be the answer to a question: the answer may be that there are no figures for it. */
export const isAnswer = (question: Question, number: number): boolean =>
  isWithin(question, number) || isRefused(question, number);

/**
 * The case that an address carries behind `#`. Whatever cannot be used is left out and named; the rest is used.
 *
 * @param hash as `location.hash` has it
 * @param ids of the figures that may be changed
 * @returns undefined where the address carries no case: nothing, or the name of a place on the page
 */
export function readCase(hash: string, questions: Question[], ids: readonly string[]): ReadCase | undefined {
  if (!hash.includes('=')) return undefined;
  const found: ReadCase = { answers: {}, edits: {}, ignored: [], newer: false };
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const question = questions.find((each) => each.name === name);
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
    if (name === 'v') found.newer = number === undefined || number > VERSION;
    else if (question?.options?.includes(value)) found.answers[name] = value;
    else if (question && !question.options && number !== undefined && isAnswer(question, number)) {
      found.answers[name] = number;
    } else if (name.startsWith(EDIT) && ids.includes(name.slice(EDIT.length)) && number !== undefined) {
      found.edits[name.slice(EDIT.length) as FigureId] = number;
    } else found.ignored.push(name);
  }
  return found;
}

/** A case as an address carries it behind `#`: the opposite of `readCase`. */
export function writeCase({ answers, edits }: SharedCase): string {
  const pairs = new URLSearchParams({ v: String(VERSION) });
  for (const [name, value] of Object.entries(answers)) pairs.set(name, String(value));
  for (const [id, value] of Object.entries(edits)) pairs.set(EDIT + id, String(value));
  return `#${pairs}`;
}
