import type { Checked } from '../../content/read';
import { dayInIndia } from '../../lib/day-in-india';
import { isPlain, type Rule, remarksOn } from './remarks';

/**
 * Finds what is probably a mistake in the content, or may surprise its author. The build prints it and goes on.
 * @param today the last day that counts as come, YYYY-MM-DD
 * @returns one line each, with file, page and field
 */
export function contentWarnings(checked: Checked, today = dayInIndia()): string[] {
  return [notShown, stillToCome(today)].flatMap((rule) => remarksOn(checked, rule));
}

/** Reviews have no titles: each page begins with others, so that what one leaves out another shows. */
const notShown: Rule = ({ written, read }) => {
  if (!Array.isArray(written) || !Array.isArray(read)) return [];
  return written.slice(read.length).flatMap((item, index) =>
    isPlain(item) && 'title' in item
      ? {
          message: `${JSON.stringify(item.title)} is not shown: the first ${read.length} are. Move it up to show it`,
          at: read.length + index,
        }
      : [],
  );
};

/** No error: words may be written on the day before they go online. Terms may be in force from a later day. */
const stillToCome =
  (today: string): Rule =>
  ({ written, path }) =>
    typeof written === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(written) &&
    written > today &&
    path.slice(-2).join('.') !== 'inForce.date'
      ? [{ message: `the day ${written} is still to come` }]
      : [];
