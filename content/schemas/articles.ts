import { z } from 'zod';
import { approved, date, link, order, some, source, type SourceContent, texts } from '../../lib/words/parts';
import type { Block, ProseSection } from '../../lib/words/prose';
import { text, textNaming } from '../../lib/words/text';
import { articleFigure } from './article-figures';
import { icon, page } from './blocks';
import { picture } from './picture';
import { ctaBand } from './sections';

/** A source that an article alone has. Without a `date`, it has the day on which it was `read`. */
const ownSource = source
  .partial({ date: true })
  .extend({
    id: z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'expected an id in letters, digits and hyphens'),
    read: date.optional(),
    /** The figures that it carries. */
    figures: text.optional(),
  })
  .refine(({ date, read }) => (date === undefined) !== (read === undefined), {
    path: ['date'],
    error: 'expected the date of the source, or "read:" with the day on which it was read where it has no date',
  });

/** A letter that a reader copies, with gaps to fill in. */
const letter = z.strictObject({ heading: text, text, subject: text, body: text });
export type LetterContent = z.output<typeof letter>;

/** The schema of what stands round an article's prose: content/articles/<slug>/article.yaml. The prose is <language>.md. */
export const articleFile = page.extend({
  order,
  published: date,
  question: text,
  /** The answer in one sentence, for the list of articles. */
  short: text,
  picture,
  /** A text is an id of facts/sources. Their order is that of the list at the end of the page. */
  sources: some(z.union([text, ownSource]), 'source'),
  figure: articleFigure.optional(),
  letter: letter.optional(),
  next: ctaBand,
  /** The slugs of other articles. */
  related: z.array(text),
});

/** The schema of the words that all articles share. */
export const articleWords = z.strictObject({
  updated: textNaming('date'),
  sources: text,
  /** What a screen reader reads of the number behind a sentence. */
  source: textNaming('number'),
  undated: textNaming('date'),
  related: text,
  letter: z.strictObject(texts('subject copy copied notCopied whatsapp print')),
});
export type ArticleWords = z.output<typeof articleWords>;

/** A source as the list at the end of a page shows it. */
export interface ArticleSource extends Partial<SourceContent> {
  id: string;
  name: string;
  read?: string;
  figures?: string;
}

/** What the page of an article shows of its own. */
export interface ArticleContent extends Pick<
  z.output<typeof articleFile>,
  'order' | 'published' | 'question' | 'short' | 'picture' | 'figure' | 'letter'
> {
  sections: ProseSection[];
  sources: ArticleSource[];
  related: { text: string; href: string }[];
}

/** The schema of the box beside a legal text that says whom to ask about it. */
export const legalAsk = z.strictObject({ heading: text, text, ways: some(link.extend({ icon }), 'way') });

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

export interface LegalTextContent extends Omit<z.output<typeof legalText>, 'sections'> {
  sections: { id: string; heading: string; blocks: Block[]; approved: z.output<typeof approved> }[];
}
