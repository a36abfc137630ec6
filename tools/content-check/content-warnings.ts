import { leftOutOf } from '../../content/schemas/shown';
import { dayInIndia } from '../../lib/day-in-india';
import { type Remark, type Rule, remarksOn, type Words } from './remarks';

/**
 * Finds what is probably a mistake in the content, or may surprise its author. The build prints it and goes on.
 * @param today the last day that counts as come, YYYY-MM-DD
 * @returns one line each, with file, page and field
 */
export function contentWarnings(words: Words[], today = dayInIndia()): string[] {
  return [notShown, stillToCome(today)].flatMap((rule) => remarksOn(words, rule));
}

function notShown(value: unknown): Remark[] {
  if (!Array.isArray(value)) return [];
  return leftOutOf(value).map((title, index) => ({
    message: `${JSON.stringify(title)} is not shown: the first ${value.length} are. Move it up to show it`,
    written: title,
    at: value.length + index,
  }));
}

/** No error: words may be written on the day before they go online. Terms may be in force from a later day. */
const stillToCome =
  (today: string): Rule =>
  (value, field) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && value > today && !field.endsWith('inForce.date')
      ? [{ message: `the day ${value} is still to come`, written: value }]
      : [];
