import { staleCards } from '../../cards/stale-cards';
import { checkContent } from '../../content-check/content-check';
import type { DraftCheck } from './draft-findings';

/** What is wrong with the words of the project, and, where nothing is, which share cards are older than their words. */
export async function draftCheck(): Promise<DraftCheck> {
  const { problems } = checkContent();
  return { wrong: problems, stale: problems.length > 0 ? [] : await staleCards() };
}
