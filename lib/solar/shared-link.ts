import type { Assumptions, Limits } from './facts';
import type { AssumptionId } from './names';
import { isAnswer, isChoice, isThing, type Question } from './questions';

/** The answers and assumptions that the visitor has changed. */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Assumptions>;
}

export interface ReadCase extends SharedCase {
  /** The names in the link that could not be used. */
  ignored: string[];
  /** Whether the link's version is newer than this page's, or unreadable. */
  newer: boolean;
}

const VERSION = 1;

/** Stands before the id of an assumption, as in `a-surcharge=2`. */
export const EDIT = 'a-';

/** Mailing tools, advertisements and Google Sheets add these names to an address. */
export const ADDED_BY_OTHERS = 'utm_[^=&]*|gclid|fbclid|gid';
const IS_ADDED = new RegExp(`^(${ADDED_BY_OTHERS})$`);

/**
 * Reads answers and assumptions from a link, also if a messenger has encoded `&` and `=`.
 * @param hash with `#`, as in `location.hash`
 * @param ids the assumptions that visitors may change
 * @param prefix stands before the id of a changed assumption
 * @returns undefined if the link has neither a version nor any answer or assumption of the calculator
 */
export function readCase(
  hash: string,
  questions: Question[],
  ids: readonly string[],
  limits: Limits,
  prefix = EDIT,
): ReadCase | undefined {
  const found: ReadCase = { answers: {}, edits: {}, ignored: [], newer: false };
  const text = hash.replace(/^#/, '').replace(/%26/g, '&').replace(/%3D/gi, '=');
  let isOurs = false;
  for (const [name, value] of text.includes('=') ? new URLSearchParams(text) : []) {
    const question = questions.find((each) => each.name === name && !each.text);
    const edited = name.startsWith(prefix) && ids.includes(name.slice(prefix.length));
    const number = /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
    isOurs ||= name === 'v' || edited || question !== undefined;
    if (name === 'v') found.newer = number === undefined || number > VERSION;
    else if (question?.thing && isThing(value)) found.answers[name] = value;
    else if ((question?.empty && value === '') || IS_ADDED.test(name)) continue;
    else if (question?.options && isChoice(question, value)) found.answers[name] = value;
    else if (
      question &&
      !question.options &&
      !question.thing &&
      number !== undefined &&
      (question.length || isAnswer(question, number, limits))
    ) {
      found.answers[name] = number;
    } else if (edited && number !== undefined) {
      found.edits[name.slice(prefix.length) as AssumptionId] = number;
    } else found.ignored.push(name);
  }
  return isOurs ? found : undefined;
}

export function writeCase({ answers, edits }: SharedCase, prefix = EDIT): string {
  const pairs = new URLSearchParams({ v: String(VERSION) });
  for (const [name, value] of Object.entries(answers)) pairs.set(name, String(value));
  for (const [id, value] of Object.entries(edits)) pairs.set(prefix + id, String(value));
  // Keeps commas, because %2C would make the link harder to read.
  return `#${pairs.toString().replaceAll('%2C', ',')}`;
}
