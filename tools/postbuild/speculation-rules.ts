import { applyEdits, atEndOfBody, type Page } from './html';

/** Pages of every language. Addresses of guides and other files contain a dot; addresses of pages do not. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
const RULES = { prefetch: [{ where: PAGES, eagerness: 'moderate' }] };

/**
 * Lets the browser fetch a page of this site when a visitor is about to press a link to it. The rules are in the page:
 * a file of rules, named by a header, would be fetched before the first picture.
 *
 * @returns the page's new text
 */
export const withSpeculationRules = ({ html }: Page): string =>
  applyEdits(html, [atEndOfBody(html, `<script type="speculationrules">${JSON.stringify(RULES)}</script>`)]);
