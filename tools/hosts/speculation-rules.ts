/** Where browsers are told which links to fetch ahead of a press: the header of the same name leads there. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Asks for the HTML of a page of this site when a visitor is about to press a link to it. Every page is named: a file, an
 * address of another site and one that holds nothing are never fetched ahead.
 *
 * @param routes the addresses of all pages, for example / and /commercial
 */
export function speculationRules(routes: string[]): string {
  return `${JSON.stringify({ prefetch: [{ where: { href_matches: routes }, eagerness: 'moderate' }] })}\n`;
}
