/** Keeps the first items of a list, as many as a carousel shows. The build names the items that are left out. */
export const firstOf =
  (count: number) =>
  <Item>(items: Item[]): Item[] =>
    items.slice(0, count);
