import { masters } from '../../media/masters/pictures';
import { makePictures, type Outcome } from './make-pictures';
import { readManifest } from './manifest';
import { tooSmall } from './too-small';

const MANIFEST = 'content/generated/pictures.json';

/** Makes the pictures of this site, from media/masters/ into public/generated/. */
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

/** Says in a few words how many pictures were made. */
export const describePictures = ({ pictures, made, listed }: Outcome) =>
  `${pictures} pictures, ${made} made anew${listed ? '; content/generated/pictures.json has changed: commit it' : ''}`;

export const pictureWarnings = (): string[] => tooSmall(masters, readManifest(MANIFEST));
