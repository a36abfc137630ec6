/** The first of a list that may hold more: those that a carousel shows. The rest are kept, and weigh nothing on a page. */
export const shown =
  (count: number) =>
  <Item>(items: Item[]): Item[] =>
    items.slice(0, count);
