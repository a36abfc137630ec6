import { staleCards } from '../../cards/stale-cards';
import { checkContent } from '../../content-check/content-check';

/** What stops a build, and, where nothing does, the share cards that are older than their words: a line each. */
export async function draftCheck(): Promise<{ wrong: string[]; stale: string[] }> {
  const { problems } = checkContent();
  return { wrong: problems, stale: problems.length > 0 ? [] : await staleCards() };
}
