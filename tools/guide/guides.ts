import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../content/en/english';
import { facts } from '../../content/facts/facts';
import { readWords } from '../../content/read';
import type { Company } from '../../content/schemas/company';
import type { GuideContent } from '../../content/schemas/guide';
import type { Document } from '../make/document';
import { renderGuide } from './document';

/** The folder of the PDF guides, and the file with a hash of all that each guide was made from. */
export const GUIDES_FOLDER = 'public/guides';
export const MADE_FROM = 'tools/guide/made-from.json';

/** The folder of the cover pictures of the PDF guides. */
export const COVERS_FOLDER = 'media/masters';

/** The style sheet and the fonts that the document of a guide loads. */
const ASSETS = ['tools/guide/guide.css', 'styles/fonts/anek-latin.woff2', 'styles/fonts/anek-rupee.woff2'];

/** Everything that a PDF guide is made from. */
export interface GuideInput extends Document {
  file: string;
  /** The name of the picture of the guide's first sheet, which pages of the site show. */
  cover: string;
  /** The day on which the words of the guide were last changed, YYYY-MM-DD. */
  updated: string;
}

/** Collects the guides of a language with all that printing needs. */
export function siteGuides(words = readWords(english, facts)): GuideInput[] {
  return guideInputs([words.guides.home, words.guides.housingSociety], words.company);
}

/**
 * Combines the words of guides with the company's data, ready for printing.
 * @param company the company's name and the ways to reach it
 */
export function guideInputs(guides: GuideContent[], company: Company): GuideInput[] {
  const assets = Object.fromEntries(ASSETS.map((file) => [path.basename(file), readFileSync(file)]));
  return guides.map((guide) => ({
    file: guide.file,
    cover: `guide-${guide.cover}`,
    updated: guide.updated,
    html: renderGuide(guide, company),
    assets,
  }));
}
