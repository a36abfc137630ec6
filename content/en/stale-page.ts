import type { RawWords } from '../schemas/content-files';

/** The words of the offer to reload a page that was opened before the last update of the site. */
export const stalePage = {
  text: 'This page is from before our last update.',
  kept: 'What you typed is kept.',
  reload: 'Reload',
} satisfies RawWords['stalePage'];
