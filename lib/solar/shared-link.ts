import type { AssumptionId, Assumptions, Limits } from './facts';
import { isAnswer, type Question } from './questions';

/**
 * A calculation that a visitor can share as a link: the answers that differ from the defaults, and the figures that the
 * visitor has changed.
 */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Assumptions>;
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
      found.edits[name.slice(EDIT.length) as AssumptionId] = number;
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
