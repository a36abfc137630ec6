import { masters } from '../../media/masters/pictures';
import { areListed, makePictures, readManifest, type Outcome } from './make-pictures';
import type { Master } from './master';

const MANIFEST = 'content/generated/pictures.json';
const FILES = { list: masters, masters: 'media/masters', manifest: MANIFEST };

/** Where the pictures for browsers are, within public/ and within the export. */
export const GENERATED = 'generated';

/** Whether the list of this site's pictures is up to date. Their files may still have to be made. */
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

/**
 * Finds pictures that a browser will have to enlarge. A picture may be smaller than its largest width, which only sharp
 * screens ask for; below the second largest it looks blurred on the page.
 */
export const tooSmall = (list: Record<string, Master> = masters, made = readManifest(MANIFEST)): string[] =>
  Object.entries(list).flatMap(([name, { widths, phone }]) => [
    ...lineFor(`media/masters/${name} is`, widths, made[name]?.width),
    ...lineFor(`media/masters/${name} has a part for phones that is`, phone?.widths, made[name]?.phone?.width),
  ]);

function lineFor(what: string, widths: readonly number[] = [], width = Infinity): string[] {
  const [most = 0, enough = most] = [...widths].sort((one, other) => other - one);
  if (width >= enough) return [];
  return [
    `${what} ${width} pixels wide, too few for its place: save a picture there from which ${most} can be made, or at least ${enough}`,
  ];
}
