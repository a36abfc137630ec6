/**
 * The first of a list that may hold more: those that a carousel shows. The rest stay in the content file and weigh nothing
 * on a page; the build tells which they are.
 */
export const firstOf =
  (count: number) =>
  <Item>(items: Item[]): Item[] =>
    items.slice(0, count);
