import { masters } from '../../media/masters/pictures';
import { makePictures, type Outcome } from './make-pictures';
import { readManifest } from './manifest';
import { tooSmall } from './too-small';

const MANIFEST = 'content/generated/pictures.json';

/** The pictures of this site, from media/masters/ into public/generated/. */
export function sitePictures(): Promise<Outcome> {
  return makePictures({
    list: masters,
    masters: 'media/masters',
    generated: 'public/generated',
    manifest: MANIFEST,
    ci: Boolean(process.env.CI),
    report: (line) => console.log(`  ${line}`),
  });
}

/** What was done, in a few words. */
export const describePictures = ({ pictures, made, listed }: Outcome) =>
  `${pictures} pictures, ${made} made anew${listed ? '; content/generated/pictures.json has changed: commit it' : ''}`;

/** One line for each picture that is too small for its place. */
export const pictureWarnings = (): string[] => tooSmall(masters, readManifest(MANIFEST));
