import { z } from 'zod';
import { approved, date, link, order, some, source, type SourceContent, texts } from '../../lib/content/parts';
import type { Block, ProseSection } from '../../lib/content/prose';
import { text, textNaming } from '../../lib/content/text';
import { articleFigure } from './article-figures';
import { icon, page } from './blocks';
import { picture } from './picture';
import { ctaBand } from './sections';

/**
 * The schema of a source that only one article names. A source without a `date` needs `read`, the day on which it was
 * read.
 */
const ownSource = source
  .partial({ date: true })
  .extend({
    id: z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'expected an id in letters, digits and hyphens'),
    read: date.optional(),
    /** What the article takes from this source, in words. */
    figures: text.optional(),
  })
  .refine(({ date, read }) => (date === undefined) !== (read === undefined), {
    path: ['date'],
    error: 'expected the date of the source, or "read:" with the day on which it was read where it has no date',
  });

/** The schema of a sample letter that readers copy, with gaps to fill in. */
const letter = z.strictObject({ heading: text, text, subject: text, body: text });
export type LetterContent = z.output<typeof letter>;

/**
 * The schema of content/articles/<slug>/article.yaml, which holds everything about an article but its text. The text is
 * in a Markdown file for each language in the same folder, such as en.md.
 */
export const articleFile = page.extend({
  order,
  published: date,
  question: text,
  /** The answer in one sentence, as the list of articles shows it. */
  short: text,
  picture,
  /**
   * The sources in the order in which the end of the page lists them. A plain text is the id of a source in
   * facts/sources.yaml.
   */
  sources: some(z.union([text, ownSource]), 'source'),
  figure: articleFigure.optional(),
  letter: letter.optional(),
  ctaBand,
  /** The slugs of two other articles or more. */
  related: z.array(text).refine((slugs) => new Set(slugs).size > 1, 'expected two other articles or more'),
});

/** The schema of the words that are the same for all articles. */
export const articleLabels = z.strictObject({
  updated: textNaming('date'),
  sources: text,
  /** The name that screen readers read out for the small source number behind a sentence. */
  source: textNaming('number'),
  undated: textNaming('date'),
  related: text,
  letter: z.strictObject(texts('subject copy copied notCopied whatsapp print')),
});
export type ArticleLabels = z.output<typeof articleLabels>;

/** A source as the list at the end of an article's page shows it. */
export interface ArticleSource extends Partial<SourceContent> {
  id: string;
  name: string;
  read?: string;
  figures?: string;
}

/** The content of an article as its page shows it. */
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
 * The schema of everything about a legal text but its words. The words are in content/legal/<page>/<language>.md, where
 * each heading sets the id of its section: `## In short {#in-short}`. Each section is approved separately.
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
