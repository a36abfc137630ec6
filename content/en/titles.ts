import { textWidth } from '../text-width';
import { company } from '../facts/company';

/**
 * The room that a search result has for a page's title before it is cut: 580 CSS pixels, in letters of 20 px.
 * https://developers.google.com/search/docs/appearance/title-link says only that there is a limit; the figures were
 * measured on result pages. For a longer title the build prints a warning, but does not stop.
 */
const ROOM = { width: 580, letters: 20 };

const fits = (title: string) => textWidth(title, ROOM.letters) <= ROOM.width;

type Names = { name: string; shortName: string };

/**
 * Writes a page title that contains the company's name. If the title would be cut, it has the short name, or no name at
 * all, as `without` has it.
 */
export function titleNaming(
  write: (name: string) => string,
  without: string,
  { name, shortName }: Names = { name: company.name, shortName: company.shortName ?? company.name },
): string {
  return [name, shortName].map(write).find(fits) ?? without;
}

/** Writes a page title that ends with the company's name, if there is room for it. */
export function titled(words: string, names?: Names): string {
  return titleNaming((name) => `${words} | ${name}`, words, names);
}
