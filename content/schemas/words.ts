import type { readWords } from '../read';

/** Everything that the pages of one language show. */
export type Words = ReturnType<typeof readWords>;
