import { pageOf } from './page-of';

interface Page {
  file: string;
  hero?: unknown;
  town?: unknown;
}

/** The ids of all towns with a page of their own, in the order in which the site lists them. */
export const townIds = ({ towns }: { towns: Readonly<Record<string, unknown>> }): string[] => Object.keys(towns);

/**
 * Returns the page of a town.
 * @param id the town's id, for example `varanasi`
 * @throws Error if the town has no page
 */
export const townPage = <P extends Page>(site: { pages: Readonly<Record<string, P>> }, id: string) =>
  pageOf(site, `rooftop-solar-${id}`, 'hero', 'town');
