import type { RawFacts } from '../schemas/content-files';

/** Addresses of an older site, and where each leads now: docs/deploy.md. */
export const redirects = [] satisfies RawFacts['redirects'];
