import { checkContent } from '../content-check/content-check';

/** @throws Error with one line for each wrong value in content/ */
export async function stopOnWrongContent(): Promise<void> {
  const problems = await checkContent();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
