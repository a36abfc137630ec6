import { towns as facts } from '../facts/towns';
import { towns as pages } from '../generated/towns-en';

type TownId = keyof typeof facts;

/** What each town with a page of its own is called, by its id. Their pages say it. */
export const towns = Object.fromEntries(
  (Object.keys(facts) as TownId[]).map((id) => [id, pages[id].town.name]),
) as Record<TownId, string>;
