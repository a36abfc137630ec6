import path from 'node:path';
import { checkContentApart } from '../../content-check/check-apart';
import { runApart } from '../../content-check/run-apart';
import type { DraftCheck } from './draft-findings';

const CARDS = path.resolve(__dirname, '../../cards/stale-cards.ts');
const SCRIPT = 'require(process.argv[1]).staleCards().then((lines) => process.stdout.write(JSON.stringify(lines)))';

/** Looks at the words and share cards of the project as they were last saved. */
export async function checkDraft(): Promise<DraftCheck> {
  const wrong = await checkContentApart();
  // Cards cannot be compared with words that cannot be loaded.
  return { wrong, stale: wrong.length > 0 ? [] : await runApart<string[]>(SCRIPT, [CARDS]) };
}
