import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideContent } from '../../content/schemas/guide';
import { siteContent } from '../check-content/site-content';
import { inputHash, readAssets, type Document } from '../make/document';
import { renderGuide, type GuideSite } from './document';

export const GUIDES_FOLDER = 'public/guides';
export const COVERS_FOLDER = 'media/masters';
export const MADE_FROM = 'tools/guide/made-from.json';

export interface GuideInput extends Document {
  file: string;
  cover: string;
  /** The day of the last change of the guide's words, YYYY-MM-DD. */
  updated: string;
}

export const siteGuides = (): GuideInput[] =>
  siteContent().languages.flatMap((site) => guideInputs([site.guides.home, site.guides.housingSociety], site));

export function guideInputs(guides: GuideContent[], site: GuideSite): GuideInput[] {
  const assets = readAssets(['tools/guide/guide.css']);
  return guides.map((guide) => ({
    file: guide.file,
    cover: `guide-${guide.cover}${site.language.prefix.replace('/', '-')}`,
    updated: guide.updated,
    html: renderGuide(guide, site),
    assets,
  }));
}

const readMadeFrom = (): Record<string, string> => JSON.parse(readFileSync(MADE_FROM, 'utf8'));

export const isGuideCurrent = (input: GuideInput, madeFrom = readMadeFrom()) =>
  madeFrom[input.file] === inputHash(input) && existsSync(path.join(GUIDES_FOLDER, input.file));

export const staleGuides = (inputs = siteGuides(), madeFrom = readMadeFrom()): string[] =>
  inputs.flatMap((input) => {
    if (isGuideCurrent(input, madeFrom)) return [];
    return `${GUIDES_FOLDER}/${input.file} is older than the words or the design of the guide: "npm run publish" or "npm run make -- guide" makes it anew.`;
  });
