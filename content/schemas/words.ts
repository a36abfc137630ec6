import type { readContent } from '../read';

/** All words that the pages of one language show. */
export type Words = ReturnType<typeof readContent>['languages'][number];
