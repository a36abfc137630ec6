import { defineContent } from '../define';
import { stalePageWords } from '../schemas/stale-page';

/** Said on any page of which a part is missing because the site has been updated since it was opened. */
export const stalePage = defineContent({ file: 'content/en/stale-page.ts', page: 'every page' }, stalePageWords, {
  text: 'This page is from before our last update.',
  kept: 'What you typed is kept.',
  reload: 'Reload',
});
