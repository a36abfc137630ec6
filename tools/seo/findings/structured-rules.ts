import type { PageRecord } from '../read/page-record';
import { allNodes, allReferences, asItems, graphOf } from '../structured/graph';
import { stepsOf } from '../structured/trail';
import { isCompany, ownRating, verdictOn } from '../structured/verdict';
import { addressWithin } from '../read/read-site';
import { onEachPage, quoted, type Place } from './finding';

const PLACE: Place = { file: 'lib/structured-data.ts', field: 'the graph' };
const COMPANY = 'content/facts/company.ts';
/** Fields whose value is a whole address, wherever they stand. */
const ADDRESSES = ['url', 'item', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'embedUrl', 'sameAs'];
/** Fields whose value is a date of ISO 8601. */
const DATES = ['uploadDate', 'datePublished', 'dateModified', 'datePosted', 'validThrough'];

/** Structured data can be read, and every thing in it says what it is. */
export const validJsonLd = onEachPage((page, say) => {
  for (const problem of problemsOf(page)) say('error', 'structured data', PLACE, `Invalid JSON-LD: ${problem}`);
});

function problemsOf(page: PageRecord): string[] {
  const unread = page.jsonLd.flatMap(({ error }) =>
    error === undefined
      ? []
      : `machines cannot read a block of it; most often a comma, a bracket or a quotation mark is missing or too many. ${error}`,
  );
  const blocks = page.jsonLd.flatMap(({ value }) => asItems(value));
  const strange = blocks
    .filter((block) => !/^https?:\/\/schema\.org\/?$/.test(String(block['@context'])))
    .map(() => 'a block does not name https://schema.org as its @context.');
  const nodes = allNodes(graphOf(page));
  const untyped = nodes
    .filter(({ types }) => types.length === 0)
    .map(
      ({ id, fields }) => `${id ?? `the thing with ${Object.keys(fields).join(', ') || 'no fields'}`} has no @type.`,
    );
  const ids = nodes.flatMap(({ id, types }) => (id && types.length > 0 ? [id] : []));
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `two things have the id ${id}.`,
  );
  const values = nodes.flatMap(({ types, fields }) => [
    ...ADDRESSES.flatMap((name) =>
      texts(fields[name])
        .filter((text) => !isWholeAddress(text))
        .map((text) => `${name} of ${types.join()} is no whole address: ${text}`),
    ),
    ...DATES.flatMap((name) =>
      texts(fields[name])
        .filter((text) => !isDate(text))
        .map((text) => `${name} of ${types.join()} is no date: ${text}`),
    ),
  ]);
  return [...unread, ...strange, ...untyped, ...twice, ...values];
}

const texts = (value: unknown): string[] => [value].flat().filter((text) => typeof text === 'string');
const isWholeAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const isDate = (text: string) => /^\d{4}-\d{2}(-\d{2})?/.test(text) && !Number.isNaN(Date.parse(text));

/** What Google would not use, and why. */
export const structuredVerdicts = onEachPage((page, say) => {
  const nodes = graphOf(page);
  if (page.jsonLd.length === 0) say('warning', 'missing', PLACE, 'It has no structured data.');
  const ids = new Set(allNodes(nodes).flatMap(({ id }) => id ?? []));
  for (const id of new Set(allReferences(nodes))) {
    if (!ids.has(id))
      say(
        'warning',
        'structured data',
        PLACE,
        `Its structured data points to ${id}, which the page does not describe.`,
      );
  }
  for (const node of allNodes(nodes)) {
    const rating = ownRating(node);
    if (rating)
      say(
        'error',
        'structured data',
        PLACE,
        `${node.types.join()} has ${rating}: Google does not allow a company to rate itself on its own site.`,
      );
  }
  for (const node of nodes) {
    const { kind, required, why } = verdictOn(node, page.route);
    const missing = required.filter(({ filled }) => !filled).map(({ name }) => name);
    if (kind !== 'not eligible' || missing.length === 0) continue;
    // What is told of the company comes from one file of words.
    const company = isCompany(node);
    const help = company ? ` Add it to ${COMPANY} and to ${PLACE.file}, if customers may know it.` : '';
    say(
      'note',
      'structured data',
      company ? { file: COMPANY, field: missing.join(', ') } : PLACE,
      `${node.types.join()} is not eligible. ${why}${help}`,
    );
  }
});

/** Each step of a breadcrumb trail has what Google asks for, and leads to a page of the site. */
export const breadcrumbs = onEachPage((page, say, site) => {
  for (const node of allNodes(graphOf(page)).filter(({ types }) => types.includes('BreadcrumbList'))) {
    const steps = stepsOf(node);
    if (steps.length === 0)
      say('error', 'structured data', PLACE, 'Its breadcrumb trail has no steps (itemListElement).');
    for (const { at, name, address, problems } of steps) {
      const step = `Step ${at} of its breadcrumb trail${name ? ` ${quoted(name)}` : ''}`;
      if (problems.length > 0) say('error', 'structured data', PLACE, `${step} ${problems.join(' and ')}.`);
      const route = address && addressWithin(address, page.route, site.origin)?.path;
      if (address && !site.pages.some((other) => other.route === route))
        say('error', 'structured data', PLACE, `${step} leads to no page of the site: ${address}`);
    }
  }
});
