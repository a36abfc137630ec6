import { textWidth } from '../../lib/text-width';

/** The room for a title and the size of its letters, in CSS pixels. Measured, because Google publishes no numbers. */
const ROOM = { width: 580, letters: 20 };

const fits = (title: string) => textWidth(title, ROOM.letters) <= ROOM.width;

/**
 * Fills in the company's name, or the short name if search results would cut the title.
 * @param titleWithoutName used if even the short name is too long
 */
export function fittingTitle(
  title: string,
  { name, shortName }: { name: string; shortName: string },
  titleWithoutName = title.replace(/ \| \{company-name\}$/, ''),
): string {
  const named = [name, shortName].map((one) => title.replaceAll('{company-name}', one));
  return named.find(fits) ?? titleWithoutName.replaceAll('{company-name}', shortName);
}
