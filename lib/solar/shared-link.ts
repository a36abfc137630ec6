import type { Assumptions, Limits } from './facts';
import type { AssumptionId } from './names';
import { isAnswer, isChoice, isThing, type Question } from './questions';

/** The answers that differ from the defaults, and the assumptions that the visitor has changed. */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Assumptions>;
}

export interface ReadCase extends SharedCase {
  /** The names in the link that are unknown (but not those that other sites add) or whose values are not allowed. */
  ignored: string[];
  /** Whether a newer version of the page has written the link. */
  newer: boolean;
}

/** The version of the format of shared links. */
const VERSION = 1;

/** The usual prefix that marks a changed assumption in a link; its id follows. */
export const EDIT = 'a-';

/** A pattern of what other programs add to an address, such as mailing tools, advertisements and Google Sheets. */
export const ADDED_BY_OTHERS = 'utm_[^=&]*|gclid|fbclid|gid';
const IS_ADDED = new RegExp(`^(${ADDED_BY_OTHERS})$`);

/**
 * Reads a shared case. `&` and `=` are also read in percent encoding, because some messengers encode them. A length is
 * read even if it is out of its range, because the range depends on the unit.
 * @param hash the part of the address with `#`, as in `location.hash`
 * @param ids the ids of the assumptions that visitors may change
 * @param prefix what marks a changed assumption
 * @returns undefined if nothing behind `#` has the name of a question, an assumption or the version
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
  // Browsers keep commas as they are, and a link with %2C is harder to read.
  return `#${pairs.toString().replaceAll('%2C', ',')}`;
}
