import { z } from 'zod';
import { approved, date, icon, link } from './blocks';
import { text } from './text';
import { table } from './figures-table';

/** The schema of a paragraph of legal text: a text, or pieces of which some are links. */
const paragraph = z.union([text, z.array(z.union([text, link])).min(1, 'expected some text')]);

const block = z.union([
  paragraph,
  /**
   * The schema of a list in a legal text. With `everyPage` the build completes the list with all pages that it does not
   * name.
   */
  z.strictObject({
    list: z.array(paragraph).min(1, 'expected one line or more'),
    everyPage: z.literal(true).optional(),
  }),
  z.strictObject({ steps: z.array(paragraph).min(2, 'expected two steps or more') }),
  z.strictObject({ table }),
]);

/** The schema of the box beside a legal text that says whom to ask about it. */
export const legalAsk = z.strictObject({
  heading: text,
  text,
  ways: z.array(link.extend({ icon })).min(1, 'expected one way or more'),
});

/** The schema of a legal text. Each of its sections is approved separately. */
export const legalText = z.strictObject({
  contents: text,
  inForce: z.strictObject({ text, date }),
  ask: legalAsk,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'expected an id in small letters, digits and hyphens'),
        heading: text,
        blocks: z.array(block).min(1, 'expected one paragraph or more'),
        approved,
      }),
    )
    .min(1, 'expected one section or more'),
});

export type LegalTextContent = z.output<typeof legalText>;
export type LegalInput = z.input<typeof block>;
export type LegalBlock = z.output<typeof block>;
export type LegalParagraph = z.output<typeof paragraph>;
