import { checkContent } from '../content-check/content-check';
import { tooSmall } from '../images/site-pictures';

/**
 * Checks the words of content/.
 * @returns one line for each word or picture to look at, none of which stops a build
 * @throws Error with one line for each wrong value in content/
 */
export function stopOnWrongContent(): string[] {
  const { problems, warnings } = checkContent();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return [...tooSmall(), ...warnings];
}
