import { textWidth } from '../../lib/text-width';

/**
 * Search results cut titles wider than 580 CSS pixels, in letters of 20 px: measured on result pages, because
 * https://developers.google.com/search/docs/appearance/title-link names no number.
 */
const ROOM = { width: 580, letters: 20 };

const fits = (title: string) => textWidth(title, ROOM.letters) <= ROOM.width;

/**
 * Fills in the company's name, or the short name if a search result would cut the title. If the title would still be
 * cut, `titleWithoutName` replaces the title.
 * @param titleWithoutName by default the part of the title before " | {company-name}"
 */
export function fittingTitle(
  title: string,
  { name, shortName }: { name: string; shortName: string },
  titleWithoutName = title.replace(/ \| \{company-name\}$/, ''),
): string {
  const named = [name, shortName].map((one) => title.replaceAll('{company-name}', one));
  return named.find(fits) ?? titleWithoutName.replaceAll('{company-name}', shortName);
}
