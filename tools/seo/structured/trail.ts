import { asItems, isFilled, type GraphNode } from './graph';

/** One step of a breadcrumb trail, as Google reads it. */
interface Step {
  /** Where it stands in the list, from 1. */
  at: number;
  /** The address it leads to; undefined where it gives none. */
  address?: string;
  name?: string;
  /** What Google asks for and the step lacks. */
  problems: string[];
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/**
 * The steps of a BreadcrumbList. The last one needs no address: it is the page itself
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function stepsOf({ fields }: GraphNode): Step[] {
  const items = asItems(fields.itemListElement);
  return items.map((step, index) => {
    const at = index + 1;
    // The step's page is an address, or a thing with an address and a name of its own.
    const [page = {}] = asItems(step.item);
    const address = text(step.item) ?? text(page['@id']) ?? text(page.url);
    const name = text(step.name) ?? text(page.name);
    return {
      at,
      address,
      name,
      problems: [
        ...(name ? [] : ['has no name']),
        ...(address || at === items.length ? [] : ['has no address (item)']),
        ...(Number(step.position) === at
          ? []
          : [isFilled(step.position) ? `has the position ${String(step.position)}` : 'has no position']),
      ],
    };
  });
}
