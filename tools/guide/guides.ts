import { readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from '../../content/en/english';
import { facts } from '../../content/facts/facts';
import { readWords } from '../../content/read';
import type { Company } from '../../content/schemas/company';
import type { GuideContent } from '../../content/schemas/guide';
import type { Document } from '../make/document';
import { renderGuide } from './document';

/** Where the PDFs are, and the list of what each was made from. */
export const GUIDES_FOLDER = 'public/guides';
export const MADE_FROM = 'tools/guide/made-from.json';

/** Where the pictures of the covers are. */
export const COVERS_FOLDER = 'media/masters';

/** The files that the document loads. */
const ASSETS = ['tools/guide/guide.css', 'styles/fonts/anek-latin.woff2', 'styles/fonts/anek-rupee.woff2'];

/** Everything that a PDF is made from. */
export interface GuideInput extends Document {
  /** The PDF's name. */
  file: string;
  /** The name of the picture of its first sheet. */
  cover: string;
  /** The day on which its words were last changed, YYYY-MM-DD. */
  updated: string;
}

/** The guides of a language, ready for the printer. */
export function siteGuides(words = readWords(english, facts)): GuideInput[] {
  return guideInputs([words.guides.home, words.guides.housingSociety], words.company);
}

/**
 * Guides, ready for the printer.
 *
 * @param company its name and the ways to reach it
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
