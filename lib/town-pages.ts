import type { AnyPage, Sections } from '@/content/schemas/pages';
import type { Words } from '@/content/schemas/words';
import { pageOf } from './page-of';

/** The page of a town in the words of one language. */
export type TownPage = AnyPage & Pick<Sections, 'hero' | 'town'>;

/** The ids of all towns with a page of their own, in the order in which the site lists them. */
export const townIds = ({ towns }: Pick<Words, 'towns'>): string[] => Object.keys(towns);

/**
 * Returns the page of a town.
 * @param id the town's id, for example `varanasi`
 * @throws Error if the town has no page
 */
export const townPage = (words: Pick<Words, 'pages'>, id: string): TownPage =>
  pageOf(words, `rooftop-solar-${id}`, 'hero', 'town');
