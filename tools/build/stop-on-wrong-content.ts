import { checkContent } from '../content-check/content-check';

/**
 * @returns one line for each thing in content/ to look at, none of which stops a build
 * @throws Error with one line for each wrong value in content/
 */
export async function stopOnWrongContent(): Promise<string[]> {
  const { problems, warnings } = await checkContent();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return warnings;
}
