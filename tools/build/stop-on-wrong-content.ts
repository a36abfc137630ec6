import { existsSync } from 'node:fs';
import { siteLanguages } from '../../content/facts/languages';
import { checkContent } from '../content-check/content-check';
import { pictureWarnings } from '../images/site-pictures';
import { parityOf } from '../parity/parity';

/** The languages whose words are compared with the English ones. The invented language of a test has no word files. */
const otherLanguages = siteLanguages
  .map(({ code }) => code as string)
  .filter((code) => code !== 'en' && existsSync(`content/${code}/pages`));

/**
 * Checks the words of content/.
 * @returns one line for each word or picture to look at, none of which stops a build
 * @throws Error with one line for each wrong value in content/
 */
export async function stopOnWrongContent(): Promise<string[]> {
  const { problems, warnings } = checkContent();
  const parities = await Promise.all(otherLanguages.map((code) => parityOf(code)));
  const unlikeEnglish = parities.flatMap((parity) => [...parity.missing, ...parity.problems]);
  if (problems.length + unlikeEnglish.length > 0) throw new Error([...problems, ...unlikeEnglish].join('\n'));
  return [...pictureWarnings(), ...warnings];
}

/**
 * The texts of other languages than English that are older than their English, or of which nobody has noted the English
 * for which they were written. A build for the live site refuses them.
 * @returns one line for each text, or for each file whose texts were not noted
 */
export async function olderThanEnglish(): Promise<string[]> {
  const parities = await Promise.all(otherLanguages.map((code) => parityOf(code)));
  return parities.flatMap(({ outdated, unnoted }) => [...outdated, ...unnoted]);
}
