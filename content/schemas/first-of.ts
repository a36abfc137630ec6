/**
 * Keeps the first items of a list, as many as a carousel shows, and drops the rest. The build prints which ones were
 * dropped.
 */
export const firstOf =
  (count: number) =>
  <Item>(items: Item[]): Item[] =>
    items.slice(0, count);
