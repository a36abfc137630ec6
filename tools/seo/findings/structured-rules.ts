import type { PageRecord } from '../read/page-record';
import { addressWithin } from '../read/read-site';
import { allNodes, allReferences, asItems, graphOf } from '../structured/graph';
import { stepsOf } from '../structured/trail';
import { isCompany, ownRating, verdictOn } from '../structured/verdict';
import { error, note, quoted, repeated, warning, type Place, type Rule } from './finding';

const PLACE: Place = { file: 'lib/structured-data.ts', field: 'the graph' };
const COMPANY = 'content/facts/company.ts';
/** Fields whose value is a whole address, wherever they stand. */
const ADDRESSES = ['url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'embedUrl', 'sameAs'];
/** Fields whose value is a date of ISO 8601. */
const DATES = ['uploadDate', 'datePublished', 'dateModified', 'datePosted', 'validThrough'];

const nodesOf = (page: PageRecord) => allNodes(graphOf(page));
const texts = (value: unknown): string[] => [value].flat().filter((text) => typeof text === 'string');
const isWholeAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isDate = (text: string) => /^\d{4}-\d{2}(-\d{2})?/.test(text) && !Number.isNaN(Date.parse(text));

/** A rule for structured data that cannot be read, or not in full. */
const invalid = (look: (page: PageRecord) => (string | false)[]) =>
  error('structured data', PLACE, (page) => look(page).map((problem) => problem && `Invalid JSON-LD: ${problem}`));

/** A rule for fields whose value must have a form. */
const wrongValues = (names: string[], isRight: (text: string) => boolean, wrong: string) =>
  invalid((page) =>
    nodesOf(page).flatMap(({ types, fields }) =>
      names.flatMap((name) =>
        texts(fields[name])
          .filter((text) => !isRight(text))
          .map((text) => `${name} of ${types.join()} is ${wrong}: ${text}`),
      ),
    ),
  );

/** What machines read: whether they can, and what Google would not use. */
export const structuredRules: readonly Rule[] = [
  invalid(({ jsonLd }) =>
    jsonLd.map(
      ({ error: reason }) =>
        reason !== undefined &&
        `machines cannot read a block of it; most often a comma, a bracket or a quotation mark is missing or too many. ${reason}`,
    ),
  ),
  invalid(({ jsonLd }) =>
    jsonLd
      .flatMap(({ value }) => asItems(value))
      .map(
        (block) =>
          !/^https?:\/\/schema\.org\/?$/.test(String(block['@context'])) &&
          'a block does not name https://schema.org as its @context.',
      ),
  ),
  invalid((page) =>
    nodesOf(page).map(
      ({ types, id, fields }) =>
        types.length === 0 &&
        `${id ?? `the thing with ${Object.keys(fields).join(', ') || 'no fields'}`} has no @type.`,
    ),
  ),
  invalid((page) => {
    const ids = nodesOf(page).flatMap(({ id, types }) => (id && types.length > 0 ? [id] : []));
    return repeated(ids).map((id) => `two things have the id ${id}.`);
  }),
  wrongValues(ADDRESSES, isWholeAddress, 'no whole address'),
  wrongValues(DATES, isDate, 'no date'),

  warning('missing', PLACE, ({ jsonLd }) => jsonLd.length === 0 && 'It has no structured data.'),
  warning('structured data', PLACE, (page) => {
    const ids = nodesOf(page).map(({ id }) => id);
    return [...new Set(allReferences(graphOf(page)))].map(
      (id) => !ids.includes(id) && `Its structured data points to ${id}, which the page does not describe.`,
    );
  }),
  error('structured data', PLACE, (page) =>
    nodesOf(page).map((node) => {
      const rating = ownRating(node);
      return (
        rating && `${node.types.join()} has ${rating}: Google does not allow a company to rate itself on its own site.`
      );
    }),
  ),
  note('structured data', PLACE, (page) =>
    graphOf(page).map((node) => {
      const { kind, required, why } = verdictOn(node, page.route);
      const missing = required.filter(({ filled }) => !filled).map(({ name }) => name);
      if (kind !== 'not eligible' || missing.length === 0) return false;
      const what = `${node.types.join()} is not eligible. ${why}`;
      if (!isCompany(node)) return what;
      // What is told of the company comes from one file of words.
      return {
        what: `${what} Add it to ${COMPANY} and to ${PLACE.file}, if customers may know it.`,
        at: { file: COMPANY, field: missing.join(', ') },
      };
    }),
  ),
  // Each step of a breadcrumb trail has what Google asks for, and leads to a page of the site.
  error('structured data', PLACE, (page, site) =>
    nodesOf(page)
      .filter(({ types }) => types.includes('BreadcrumbList'))
      .map(stepsOf)
      .map((steps) =>
        steps.length === 0
          ? 'Its breadcrumb trail has no steps (itemListElement).'
          : steps.map(({ at, name, address, problems }) => {
              const step = `Step ${at} of its breadcrumb trail${name ? ` ${quoted(name)}` : ''}`;
              const route = address && addressWithin(address, page.route, site.origin)?.path;
              return [
                problems.length > 0 && `${step} ${problems.join(' and ')}.`,
                address !== undefined &&
                  !site.pages.some((other) => other.route === route) &&
                  `${step} leads to no page of the site: ${address}`,
              ];
            }),
      ),
  ),
];
