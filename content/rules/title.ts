import { textWidth } from '../../lib/text-width';

/**
 * The room that a search result has for a page's title before it is cut: 580 CSS pixels, in letters of 20 px.
 * https://developers.google.com/search/docs/appearance/title-link says only that there is a limit; the numbers were
 * measured on result pages. For a longer title the build prints a warning, but does not stop.
 */
const ROOM = { width: 580, letters: 20 };

const fits = (title: string) => textWidth(title, ROOM.letters) <= ROOM.width;

/**
 * Fills {company-name} in a page's title. A title that a search result would cut gets the short name or no name.
 * @param without the title without a name; when left out, the part before " | {company-name}"
 */
export function fittingTitle(
  title: string,
  { name, shortName }: { name: string; shortName: string },
  without = title.replace(/ \| \{company-name\}$/, ''),
): string {
  const named = [name, shortName].map((one) => title.replaceAll('{company-name}', one));
  return named.find(fits) ?? without.replaceAll('{company-name}', shortName);
}
