import { staleCards } from '../../cards/stale-cards';
import { checkContent } from '../../content-check/content-check';

/** Checks the saved words of a draft: lists faults that stop a build or, where there are none, outdated share cards. */
export async function draftCheck(): Promise<{ wrong: string[]; stale: string[] }> {
  const { problems } = checkContent();
  return { wrong: problems, stale: problems.length > 0 ? [] : await staleCards() };
}
