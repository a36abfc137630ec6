import type { PageRecord } from '../read/page-record';

/** One thing that structured data describes. */
export interface GraphNode {
  types: string[];
  id?: string;
  /** Every field but its type and id. */
  fields: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The things that a page describes at the top: the members of each `@graph`, or the block itself. */
export function graphOf(page: Pick<PageRecord, 'jsonLd'>): GraphNode[] {
  return page.jsonLd
    .flatMap(({ value }) => asList(value))
    .flatMap((block) => (isObject(block) ? asList(block['@graph'] ?? block) : []))
    .flatMap((node) => (isObject(node) ? [nodeOf(node)] : []));
}

/** Reads one thing; what stands in a field may be a thing too, see {@link isNode}. */
export function nodeOf(value: Record<string, unknown>): GraphNode {
  const { '@type': type, '@id': id } = value;
  const fields = Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith('@')));
  return {
    types: asList(type).filter((name) => typeof name === 'string'),
    id: typeof id === 'string' ? id : undefined,
    fields,
  };
}

/** Whether a field's value is a thing of its own, and not a text, a number or a reference. */
export function isNode(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).some((key) => key !== '@id');
}

/** The id of the thing that a value only points to. */
export function referenceOf(value: unknown): string | undefined {
  return isObject(value) && !isNode(value) && typeof value['@id'] === 'string' ? value['@id'] : undefined;
}

/** Every thing of a graph, those within others too. */
export function allNodes(nodes: GraphNode[]): GraphNode[] {
  return nodes.flatMap((node) => [
    node,
    ...allNodes(Object.values(node.fields).flatMap(asList).filter(isNode).map(nodeOf)),
  ]);
}

/** Every reference that a graph makes to another thing. */
export function allReferences(nodes: GraphNode[]): string[] {
  return allNodes(nodes).flatMap(({ fields }) =>
    Object.values(fields)
      .flatMap(asList)
      .flatMap((value) => referenceOf(value) ?? []),
  );
}

/** Whether a field says something. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some(isFilled)
    : typeof value === 'string'
      ? value.trim() !== ''
      : value !== undefined && value !== null;
}

/** The members of a list field that are things. */
export function asItems(value: unknown): Record<string, unknown>[] {
  return asList(value).filter(isObject);
}
