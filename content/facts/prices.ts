import type { RawFacts } from '../schemas/content-files';

/** What visitors are offered and what it costs, in ₹ and in figures alone, as search engines are told: '0' for what is free. */
export const prices = { consultation: '0', guide: '0' } satisfies RawFacts['prices'];
