import type { Assumptions, Limits } from './facts';
import type { AssumptionId } from './names';
import { isAnswer, isChoice, isThing, type Question } from './questions';

/** The answers that differ from the defaults, and the assumptions that the visitor has changed. */
export interface SharedCase {
  answers: Record<string, number | string>;
  edits: Partial<Assumptions>;
}

export interface ReadCase extends SharedCase {
  /**
   * The names in the link that are unknown, belong to a question for free text, or have a forbidden value. Names that
   * others add ({@link ADDED_BY_OTHERS}) are not listed.
   */
  ignored: string[];
  /** Whether the link has a newer version number than this page writes, or an unreadable one. */
  newer: boolean;
}

const VERSION = 1;

/** The usual prefix of an assumption's id in field names and shared links, as in `a-surcharge=2`. */
export const EDIT = 'a-';

/** Mailing tools, advertisements and Google Sheets add these names to an address. */
export const ADDED_BY_OTHERS = 'utm_[^=&]*|gclid|fbclid|gid';
const IS_ADDED = new RegExp(`^(${ADDED_BY_OTHERS})$`);

/**
 * Reads answers and changed assumptions from a shared link. `&` and `=` are also read in percent encoding, because some
 * messengers encode them. A length outside its range is accepted, because the range depends on the unit.
 * @param hash the part of the address with `#`, as in `location.hash`
 * @param ids the ids of the assumptions that visitors may change
 * @param prefix stands before the id of a changed assumption
 * @returns undefined if the part behind `#` names no question, no assumption and no version
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
  // Keeps commas, because browsers allow them behind `#`, and %2C would make the link harder to read.
  return `#${pairs.toString().replaceAll('%2C', ',')}`;
}
