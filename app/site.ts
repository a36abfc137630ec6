import { readContent } from '@/content/read';

// Reads the folder through the bundler, so that `npm run dev` shows a changed or new file without a restart.
const folder = require.context('../content', true, /\.(yaml|md)$/);
const files = Object.fromEntries(
  folder.keys().map((path) => [path.replace(/^\.\//, ''), (folder(path) as { default: string }).default]),
);

/** All content of the site, read and checked, with one set of words for each language. */
export const { languages, analytics } = readContent(files, { leadSource: process.env.NEXT_PUBLIC_LEAD_SOURCE === '1' });
export const [en, hi] = languages as [(typeof languages)[number], (typeof languages)[number]];
