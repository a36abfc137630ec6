import { z } from 'zod';
import { approved, date, icon, link } from './blocks';
import type { TableContent } from './figures-table';
import { type MarkdownFinding, readMarkdown, type WrittenSection } from './markdown';
import type { Block, Paragraph } from './prose';
import { text, textNaming } from './text';

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
  ways: z.array(link.extend({ icon })).min(1, 'expected one way or more'),
});

/**
 * The schema of what stands round a legal text. The text itself is content/legal/<page>/<language>.md, whose headings
 * give each section its id: `## In short {#in-short}`. Each section is approved separately.
 */
export const legalText = z.strictObject({
  contents: text,
  inForce: z.strictObject({ text, date }),
  ask: legalAsk,
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'expected an id in small letters, digits and hyphens'),
        approved,
      }),
    )
    .min(1, 'expected one section or more'),
});

/** The schema of the words of the tables that say what each form asks, and why: {@link formTable}. */
export const formTableWords = z.strictObject({
  columns: z.array(text).length(3, 'expected three columns'),
  captions: z.record(z.string(), text),
  needed: z.strictObject({
    yes: text,
    no: text,
    chosen: text,
    marked: text,
    /** For a question of some tabs: where it is asked, and the one tab or the others that do not ask it. */
    underTabs: textNaming('tabs', 'others'),
    /** A tab's name within that sentence, and what joins two. */
    tab: textNaming('name'),
    and: text,
    otherTab: textNaming('name'),
    otherTabs: text,
  }),
  whichTab: z.strictObject({ question: text, why: text }),
  consent: z.strictObject({ question: text, why: text }),
});

export type FormTableWords = z.output<typeof formTableWords>;
export type LegalTextContent = Omit<z.output<typeof legalText>, 'sections'> & { sections: LegalSection[] };

interface Fillings {
  /** The table of what a form asks: `{form-table-landing}` in a paragraph of its own. */
  table: (form: string) => TableContent | undefined;
  /** The pages that a list does not name, each as a link: `{other-pages}` in an item of its own. */
  otherPages: (written: string) => Paragraph[];
}

type WrittenLegalSection = WrittenSection & Pick<LegalSection, 'id' | 'heading'>;

/** Reads a legal text: each section has an id behind its heading in braces. */
export const readLegalText = (markdown: string, { table, otherPages }: Fillings) =>
  readMarkdown(markdown, {
    heading: '## In short {#in-short}',
    special: (text) => {
      const form = /^\{form-table-(\w+)\}$/.exec(text)?.[1];
      if (form === undefined) return undefined;
      const rows = table(form);
      return rows ? [{ table: rows }] : `expected the name of a form, got ${JSON.stringify(form)}`;
    },
    item: (text, list) => (text === '{other-pages}' ? otherPages(list) : undefined),
  }) as { sections: WrittenLegalSection[]; findings: MarkdownFinding[] };
