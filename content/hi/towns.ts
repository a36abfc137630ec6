import { towns as facts } from '../facts/towns';
import { towns as pages } from '../generated/towns-hi';

type TownId = keyof typeof facts;

for (const id of new Set([...Object.keys(facts), ...Object.keys(pages)])) {
  if (!(id in pages)) throw new Error(`content/facts/towns.ts: ${id} has no content/hi/pages/rooftop-solar-${id}.ts.`);
  if (!(id in facts)) throw new Error(`content/hi/pages/rooftop-solar-${id}.ts: content/facts/towns.ts has no ${id}.`);
}

/** The names of the towns with a page of their own, by their ids in content/facts/towns.ts. */
export const towns = Object.fromEntries(
  (Object.keys(facts) as TownId[]).map((id) => [id, pages[id].town.name]),
) as Record<TownId, string>;
