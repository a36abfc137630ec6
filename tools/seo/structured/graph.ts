/** A block of structured data: what it holds, or why it cannot be read. */
export interface Block {
  value?: unknown;
  error?: string;
}

/** One thing that structured data describes, or points to by its `@id` alone. */
export type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things among the members of a field, or its value. */
export const thingsIn = (field: unknown): Thing[] => [field].flat().filter(isThing);

/** The types that a thing gives itself. */
export const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter((type) => typeof type === 'string');

/** The things that a page describes at the top: the members of each `@graph`, or the block itself. */
export const thingsOf = ({ jsonLd }: { jsonLd: Block[] }): Thing[] =>
  jsonLd.flatMap(({ value }) => thingsIn(value)).flatMap((block) => thingsIn(block['@graph'] ?? block));

/** Every thing of a page, those within others and those that it only points to too. */
export const allThings = (page: { jsonLd: Block[] }): Thing[] => withInner(thingsOf(page));

const withInner = (things: Thing[]): Thing[] =>
  things.flatMap((thing) => [thing, ...withInner(Object.values(thing).flatMap(thingsIn))]);

/** Whether a thing is described, and not only pointed to. */
export const isDescribed = (thing: Thing) => Object.keys(thing).some((field) => field !== '@id');

/** Whether a field says something. */
export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isFilled) : value !== undefined && value !== null && String(value).trim() !== '';
