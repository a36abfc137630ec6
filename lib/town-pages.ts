import type { Words } from '@/content/schemas/words';

type AnyPage = Words['pages'][keyof Words['pages']];

/** A page of a town, in the words of one language. */
export type TownPage = Extract<AnyPage, { town: unknown }>;

/** The ids of the towns that have a page of their own, in the order in which the site lists them. */
export const townIds = ({ towns }: Pick<Words, 'towns'>): string[] => Object.keys(towns);

/**
 * The page of a town.
 * @param id of the town, for example `varanasi`
 * @throws Error where the town has none
 */
export function townPage({ pages }: Pick<Words, 'pages'>, id: string): TownPage {
  const page = Object.values(pages).find((page): page is TownPage => page.id === `rooftop-solar-${id}`);
  if (!page) throw new Error(`The town "${id}" has no page.`);
  return page;
}
