/** The titles of what a carousel leaves out, by the list that it shows. */
const leftOut = new WeakMap<object, string[]>();

/** The titles that were left out of a list, which the build tells; none of any other list. */
export const leftOutOf = (list: object): string[] => leftOut.get(list) ?? [];

/** The first of a list that may hold more: those that a carousel shows. The rest are kept, and weigh nothing on a page. */
export const shown =
  (count: number) =>
  <Item extends object>(items: Item[]): Item[] => {
    const first = items.slice(0, count);
    leftOut.set(first, items.slice(count).flatMap(titleOf));
    return first;
  };

/** Reviews have none: each page begins with others, so that what one leaves out another shows. */
const titleOf = (item: object) => ('title' in item ? [String(item.title)] : []);
