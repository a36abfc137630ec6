import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideContent } from '../../content/schemas/guide';
import { siteContent } from '../check-content/site-content';
import { inputHash, readAssets, type Document } from '../make/document';
import { renderGuide, type GuideWords } from './document';

/** The folder of the PDF guides, and the file with a hash of all that each guide was made from. */
export const GUIDES_FOLDER = 'public/guides';
export const MADE_FROM = 'tools/guide/made-from.json';

/** The folder of the cover pictures of the PDF guides. */
export const COVERS_FOLDER = 'media/masters';

/** Everything that a PDF guide is made from. */
export interface GuideInput extends Document {
  file: string;
  /** The name of the picture of the guide's first sheet. Pages of the site show it. */
  cover: string;
  /** The day on which the words of the guide were last changed, YYYY-MM-DD. */
  updated: string;
}

/** Collects the guides of all languages, with everything that printing them needs. */
export const siteGuides = (): GuideInput[] =>
  siteContent().languages.flatMap((words) => guideInputs([words.guides.home, words.guides.housingSociety], words));

/** Combines the words of guides with the words that all guides of their language share, ready for printing. */
export function guideInputs(guides: GuideContent[], words: GuideWords): GuideInput[] {
  const assets = readAssets(['tools/guide/guide.css']);
  return guides.map((guide) => ({
    file: guide.file,
    cover: `guide-${guide.cover}${words.language.prefix.replace('/', '-')}`,
    updated: guide.updated,
    html: renderGuide(guide, words),
    assets,
  }));
}

/**
 * Finds PDF guides that are missing, or were made from other words or with another template, style or fonts.
 * @returns one line for each such guide, with the command that makes it again
 */
export function staleGuides(inputs = siteGuides(), madeFrom = readMadeFrom()): string[] {
  const files = inputs.map((input) => ({ place: path.posix.join(GUIDES_FOLDER, input.file), input }));
  const stale = files.filter(({ place, input }) => madeFrom[input.file] !== inputHash(input) || !existsSync(place));
  const advice = 'is older than the words or the design of the guide: run "npm run make -- guide" and keep the result.';
  return stale.map(({ place }) => `${place} ${advice}`);
}

const readMadeFrom = (): Record<string, string> => JSON.parse(readFileSync(MADE_FROM, 'utf8'));
