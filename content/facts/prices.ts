import type { RawFacts } from '../schemas/content-files';

/** The prices of offers in ₹ for structured data, in digits only: '0' means free. */
export const prices = { consultation: '0', guide: '0' } satisfies RawFacts['prices'];
