import { entriesOf, type AllFiles, type Values } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';

type Ordered<Value> = [id: string, value: Value & { order: number }];

export const byOrder = <Value>([, one]: Ordered<Value>, [, other]: Ordered<Value>) => one.order - other.order;

/** Content files use these lists by name, for example `use: places#all`. */
export function townLists(values: Values) {
  const towns = entriesOf(values, 'towns/*')
    .map(([id, town]): Ordered<{ name?: unknown }> => [id, Object(town)])
    .sort(byOrder);
  const area = Object(values.get('site/area')) as { others?: unknown; more?: unknown };
  const others = Array.isArray(area.others) ? (area.others as unknown[]) : [];
  const links = towns.map(([id, { name }]) => ({ text: name, href: `rooftop-solar-${id}` }));
  const names = [...towns.map(([, { name }]) => name), ...others];
  return {
    options: Object.fromEntries(towns.map(([id, { name }]) => [id, name])),
    names,
    first: names.slice(0, 5),
    towns: [...links, ...others.map((text) => ({ text }))],
    all: [...links, ...others.map((text) => ({ text })), area.more],
  };
}

export function exampleTownRule({ values, isComplete }: AllFiles): Problem[] {
  const towns = entriesOf(values, 'towns/*');
  const [first, ...others] = towns.filter(([, town]) => Object(town).example === true).map(([id]) => id);
  if (!isComplete) return [];
  if (first === undefined) {
    const file = towns[0] ? `towns/${towns[0][0]}` : 'site/area';
    return [{ file, path: [], message: 'expected "example: true" in the file of one town, whose examples pages show' }];
  }
  const message = `expected one town alone with "example: true", and content/towns/${first}.yaml has it`;
  return others.map((id) => ({ file: `towns/${id}`, path: ['example'], message }));
}
