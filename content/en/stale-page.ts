import type { RawWords } from '../schemas/content-files';

/** Said on any page of which a part is missing because the site has been updated since it was opened. */
export const stalePage = {
  text: 'This page is from before our last update.',
  kept: 'What you typed is kept.',
  reload: 'Reload',
} satisfies RawWords['stalePage'];
