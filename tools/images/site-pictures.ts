import { masters } from '../../media/masters/pictures';
import { areListed, makePictures, type Outcome } from './make-pictures';
import { readManifest } from './manifest';
import { tooSmall } from './too-small';

const MANIFEST = 'content/generated/pictures.json';
const FILES = { list: masters, masters: 'media/masters', manifest: MANIFEST };

/** Where the pictures for browsers are, within public/ and within the export. */
export const GENERATED = 'generated';

/** Whether the list of this site's pictures is up to date, whatever files are still to be made. */
export const areSitePicturesListed = () => areListed(FILES);

/** Makes the pictures of this site, from media/masters/ into public/generated/. */
export function sitePictures(): Promise<Outcome> {
  return makePictures({
    ...FILES,
    generated: `public/${GENERATED}`,
    ci: Boolean(process.env.CI),
    report: (line) => console.log(`  ${line}`),
  });
}

/** Says in a few words how many pictures were made. */
export const describePictures = ({ pictures, made, listed }: Outcome) =>
  `${pictures} pictures, ${made} made anew${listed ? '; content/generated/pictures.json has changed: commit it' : ''}`;

export const pictureWarnings = (): string[] => tooSmall(masters, readManifest(MANIFEST));
