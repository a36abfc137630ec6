import type { RawFacts } from '../schemas/content-files';

/** Redirects from addresses of an older website to the pages that replace them: docs/deploy.md. */
export const redirects = [] satisfies RawFacts['redirects'];
