import { addressWithin } from '../read/read-site';
import { allThings, isDescribed, isFilled, thingsIn, thingsOf, typesOf } from '../structured/graph';
import { isCompany, trailProblems, verdictOn } from '../structured/google';
import { error, note, warning, type Place } from './finding';

const PLACE: Place = { file: 'lib/structured-data.ts', field: 'the graph' };
const COMPANY = 'content/facts/company.ts';

/** What machines read: whether they can, and what Google would not use. */
export const structuredRules = [
  error('structured data', PLACE, ({ jsonLd }) =>
    jsonLd.map(
      ({ error: reason }) =>
        reason !== undefined &&
        `Invalid JSON-LD: machines cannot read a block of it; most often a comma, a bracket or a quotation mark is missing or too many. ${reason}`,
    ),
  ),
  warning('missing', PLACE, ({ jsonLd }) => jsonLd.length === 0 && 'It has no structured data.'),
  warning('structured data', PLACE, (page) => {
    const things = allThings(page);
    const described = things.filter(isDescribed).map((thing) => thing['@id']);
    const pointedTo = new Set(things.filter((thing) => !isDescribed(thing)).map((thing) => String(thing['@id'])));
    return [...pointedTo].map(
      (id) => !described.includes(id) && `Its structured data points to ${id}, which the page does not describe.`,
    );
  }),
  note('structured data', PLACE, (page) =>
    thingsOf(page).map((thing) => {
      const { kind, required, why } = verdictOn(thing, page.route);
      const missing = required.filter((name) => !isFilled(thing[name]));
      if (kind !== 'Not eligible' || missing.length === 0) return false;
      const what = `${typesOf(thing).join()} is not eligible. ${why}`;
      if (!isCompany(thing)) return what;
      // What is told of the company comes from one file of words.
      return {
        what: `${what} Add it to ${COMPANY} and to ${PLACE.file}, if customers may know it.`,
        at: { file: COMPANY, field: missing.join(', ') },
      };
    }),
  ),
  error('structured data', PLACE, (page, site) =>
    allThings(page)
      .filter((thing) => typesOf(thing).includes('BreadcrumbList') && isDescribed(thing))
      .map((trail) => [
        ...trailProblems(trail),
        ...thingsIn(trail.itemListElement).map(({ item }, at) => {
          const route = typeof item === 'string' && addressWithin(item, page.route, site.origin)?.path;
          const leads = !isFilled(item) || site.pages.some((other) => other.route === route);
          return !leads && `Step ${at + 1} of its breadcrumb trail leads to no page of the site: ${String(item)}`;
        }),
      ]),
  ),
];
