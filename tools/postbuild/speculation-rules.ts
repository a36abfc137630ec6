import { applyEdits, endOfBody, type Page } from './html';

/** Pages of every language: guides and other files have a dot in their address, pages have none. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
const RULES = { prefetch: [{ where: PAGES, eagerness: 'moderate' }] };

/**
 * Asks for the HTML of a page of this site when a visitor is about to press a link to it. The rules stand in the page: a
 * file of them, named by a header, would be fetched before the first picture.
 */
export const withSpeculationRules = (page: Page): string =>
  applyEdits(page.html, [
    { ...endOfBody(page.html), text: `<script type="speculationrules">${JSON.stringify(RULES)}</script>` },
  ]);
