import { masters } from '../../media/masters/pictures';
import { makePictures, type Outcome } from './make-pictures';

/** The pictures of this site, from media/masters/ into public/generated/. */
export function sitePictures(): Promise<Outcome> {
  return makePictures({
    list: masters,
    masters: 'media/masters',
    generated: 'public/generated',
    manifest: 'content/generated/pictures.json',
    ci: Boolean(process.env.CI),
    report: (line) => console.log(`  ${line}`),
  });
}

/** What was done, in a few words. */
export const describePictures = ({ pictures, made, listed }: Outcome) =>
  `${pictures} pictures, ${made} made anew${listed ? '; content/generated/pictures.json has changed: commit it' : ''}`;
