import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideContent } from '../../content/schemas/guide';
import { siteContent } from '../content/site-content';
import type { Document } from '../make/document';
import { renderGuide, type GuideWords } from './document';

/** The folder of the PDF guides, and the file with a hash of all that each guide was made from. */
export const GUIDES_FOLDER = 'public/guides';
export const MADE_FROM = 'tools/guide/made-from.json';

/** The folder of the cover pictures of the PDF guides. */
export const COVERS_FOLDER = 'media/masters';

/** The style sheet and the fonts that the document of a guide loads. */
const ASSETS = [
  'tools/guide/guide.css',
  ...['latin', 'rupee', 'devanagari'].map((letters) => `styles/fonts/anek-${letters}.woff2`),
];

/** Everything that a PDF guide is made from. */
export interface GuideInput extends Document {
  file: string;
  /** The name of the picture of the guide's first sheet, which pages of the site show. */
  cover: string;
  /** The day on which the words of the guide were last changed, YYYY-MM-DD. */
  updated: string;
}

/** Collects the guides of all languages with all that printing needs. */
export const siteGuides = (): GuideInput[] =>
  siteContent().languages.flatMap((words) => guideInputs([words.guides.home, words.guides.housingSociety], words));

/** Combines the words of guides with what all guides of their language share, ready for printing. */
export function guideInputs(guides: GuideContent[], words: GuideWords): GuideInput[] {
  const assets = Object.fromEntries(ASSETS.map((file) => [path.basename(file), readFileSync(file)]));
  return guides.map((guide) => ({
    file: guide.file,
    cover: `guide-${guide.cover}${words.language.prefix.replace('/', '-')}`,
    updated: guide.updated,
    html: renderGuide(guide, words),
    assets,
  }));
}
