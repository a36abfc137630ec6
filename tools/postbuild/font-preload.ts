import { applyEdits, attribute, elementsOf, type Page } from './html';

const isFontPreload = (element: Parameters<typeof attribute>[0]) =>
  element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font';

const preloadsIn = ({ html }: Page) =>
  elementsOf(html)
    .filter(isFontPreload)
    .map(({ sourceCodeLocation: place }) => (place ? html.slice(place.startOffset, place.endOffset) : ''));

/**
 * Next leaves the preload of the typeface out of the page for unknown addresses: its words would be painted in
 * another typeface first, and move when theirs arrives. The page asks for the same files as the others.
 *
 * @param like a page that Next gave the preload to
 * @returns the page's new text
 */
export function withFontPreload(page: Page, like: Page): string {
  const first = elementsOf(page.html).find(({ tagName }) => tagName === 'link')?.sourceCodeLocation;
  if (!first || preloadsIn(page).length > 0) return page.html;
  return applyEdits(page.html, [{ start: first.startOffset, end: first.startOffset, text: preloadsIn(like).join('') }]);
}
