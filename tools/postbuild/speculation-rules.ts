import { applyEdits, atEndOfBody, type Page } from './html';

/** The address of a page is a single word; guides and other files are in folders. */
const RULES = { prefetch: [{ where: { href_matches: ['/', '/:page'] }, eagerness: 'moderate' }] };

/**
 * Lets the browser fetch a page of this site when a visitor is about to press a link to it. The rules are in the page:
 * a file of rules, named by a header, would be fetched before the first picture.
 *
 * @returns the page's new text
 */
export const withSpeculationRules = ({ html }: Page): string =>
  applyEdits(html, [atEndOfBody(html, `<script type="speculationrules">${JSON.stringify(RULES)}</script>`)]);
