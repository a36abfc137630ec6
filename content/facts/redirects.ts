import { defineContent } from '../define';
import { redirects as schema } from '../schemas/redirects';

/** Addresses of an older site, and where each leads now: docs/deploy.md. */
export const redirects = defineContent(
  { file: 'content/facts/redirects.ts', page: 'addresses of an older site' },
  schema,
  [],
);
