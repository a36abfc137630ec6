import { z } from 'zod';
import { approved, date, link, order, oneOrMore, source, texts } from '../../lib/content/parts';
import type { Block, ProseSection } from '../../lib/content/prose';
import { text, textNaming } from '../../lib/content/text';
import { articleDrawing } from './article-drawings';
import { icon, page } from './blocks';
import { picture } from './picture';
import { ctaBand } from './sections';

const ownSource = source
  .partial({ date: true })
  .extend({
    id: z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'expected an id in letters, digits and hyphens'),
    read: date.optional(),
    facts: text.optional(),
  })
  .refine(({ date, read }) => (date === undefined) !== (read === undefined), {
    path: ['date'],
    error: 'expected the date of the source, or "read:" with the day on which it was read where it has no date',
  });
export type ArticleSource = z.output<typeof ownSource>;

const letter = z.strictObject(texts('heading text body'));
export type LetterContent = z.output<typeof letter>;

export const articleFile = page.extend({
  order,
  published: date,
  question: text,
  short: text,
  picture,
  /** Each source is either the id of an entry in content/facts/sources.yaml or described in the article's file. */
  sources: oneOrMore(z.union([text, ownSource]), 'source'),
  drawing: articleDrawing.optional(),
  letter: letter.optional(),
  ctaBand,
  related: z.array(text).refine((slugs) => new Set(slugs).size > 1, 'expected two other articles or more'),
});

export const articleLabels = z.strictObject({
  updated: textNaming('date'),
  sources: text,
  source: textNaming('number'),
  undated: textNaming('date'),
  related: text,
  letter: z.strictObject(texts('copy copied notCopied whatsapp print')),
});
export type ArticleLabels = z.output<typeof articleLabels>;

export interface ArticleContent extends Pick<
  z.output<typeof articleFile>,
  'order' | 'published' | 'question' | 'short' | 'picture' | 'drawing' | 'letter'
> {
  sections: ProseSection[];
  sources: ArticleSource[];
  related: { text: string; href: string }[];
}

export const legalAsk = z.strictObject({ heading: text, text, ways: oneOrMore(link.extend({ icon }), 'way') });

/** The prose is in content/legal/, under headings that end with the ids of the sections. */
export const legalText = z.strictObject({
  contents: text,
  inForce: z.strictObject({ text, date }),
  ask: legalAsk,
  sections: oneOrMore(
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
