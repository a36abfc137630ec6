import { z } from 'zod';
import { approved, date, link, some } from '../../lib/words/parts';
import type { Block } from '../../lib/words/prose';
import { text } from '../../lib/words/text';
import { icon } from './blocks';

export interface LegalSection {
  id: string;
  heading: string;
  blocks: Block[];
  approved: z.output<typeof approved>;
}

/** The schema of the box beside a legal text that says whom to ask about it. */
export const legalAsk = z.strictObject({
  heading: text,
  text,
  ways: some(link.extend({ icon }), 'way'),
});

/**
 * The schema of what stands round a legal text. The text itself is content/legal/<page>/<language>.md, whose headings
 * give each section its id: `## In short {#in-short}`. Each section is approved separately.
 */
export const legalText = z.strictObject({
  contents: text,
  inForce: z.strictObject({ text, date }),
  ask: legalAsk,
  sections: some(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'expected an id in small letters, digits and hyphens'),
      approved,
    }),
    'section',
  ),
});

export type LegalTextContent = Omit<z.output<typeof legalText>, 'sections'> & { sections: LegalSection[] };
