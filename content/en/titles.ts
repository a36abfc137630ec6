import { textWidth } from '../text-width';
import { company } from '../facts/company';

/**
 * What a search result shows of a title before it cuts: 580 CSS pixels of letters of 20 px.
 * https://developers.google.com/search/docs/appearance/title-link says only that there is a limit; this is what result
 * pages measure. A longer title is a warning of the build, which it does not stop.
 */
const ROOM = { width: 580, letters: 20 };

const fits = (title: string) => textWidth(title, ROOM.letters) <= ROOM.width;

type Names = { name: string; shortName: string };

/** A title with the company's name in it; with its short name, or as `without` has it, where the whole would be cut. */
export function titleNaming(
  write: (name: string) => string,
  without: string,
  { name, shortName }: Names = { name: company.name, shortName: company.shortName ?? company.name },
): string {
  return [name, shortName].map(write).find(fits) ?? without;
}

/** A title with the company's name behind it, which gives way where the whole would be cut. */
export function titled(words: string, names?: Names): string {
  return titleNaming((name) => `${words} | ${name}`, words, names);
}
