import { z } from 'zod';
import { href } from '../../lib/content/address';
import { isFileName, notAFileName } from '../../lib/content/alt';
import { names } from '../../lib/content/names';
import { date, oneOrMore, table, texts } from '../../lib/content/parts';
import { entryOf, text, textNaming } from '../../lib/content/text';

const drawingNames = names('day-curve emi-bars net-metering panel-layers roof-areas roof-check terrace-plan');

const titled = z.strictObject({ title: text, text });

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), items: oneOrMore(text) }),
  z.strictObject({ kind: z.literal('checklist'), items: oneOrMore(text) }),
  z.strictObject({ kind: z.literal('steps'), first: z.int().positive().default(1), items: oneOrMore(titled) }),
  z.strictObject({ kind: z.literal('cards'), items: oneOrMore(titled) }),
  z.strictObject({
    kind: z.literal('myths'),
    labels: z.strictObject({ myth: text, truth: text }),
    items: oneOrMore(z.strictObject({ myth: text, truth: text })),
  }),
  z.strictObject({ kind: z.literal('note'), heading: text, text }),
  z.strictObject({ kind: z.literal('lines'), items: oneOrMore(text) }),
  /** Allows empty cells, because readers write into them in the printed guide. */
  table.safeExtend({ kind: z.literal('table'), rows: oneOrMore(z.array(z.string())), note: text.optional() }),
  z.strictObject({
    kind: z.literal('drawing'),
    name: z.enum(drawingNames, { error: `expected one of the drawings ${drawingNames.join(', ')}` }),
    alt: text.refine((alt) => !isFileName(alt), notAFileName),
    caption: text,
    labels: z.array(text).default([]),
    /** The number in `text`, such as ₹92,880, sets the length of a bar, or the area of a roof in `roof-areas`. */
    bars: z
      .array(
        z
          .strictObject({ label: text, text })
          .transform((bar) => ({ ...bar, value: Number(bar.text.replace(/\D/g, '')) })),
      )
      .default([]),
  }),
]);
export type BlockContent = z.output<typeof block>;

const section = z.strictObject({ heading: text, wide: z.boolean().default(false), blocks: oneOrMore(block) });
export type SectionContent = z.output<typeof section>;

const sheet = oneOrMore(section);

const chapter = z.strictObject({ title: text, intro: text, sheets: oneOrMore(sheet) });
export type ChapterContent = z.output<typeof chapter>;

const source = titled.extend({ href });

export const guideSources = z.record(z.string(), source);

const guideFile = (folder: string) =>
  z.strictObject({
    file: z.string().regex(/^[a-z-]+\.pdf$/, 'expected a file name, for example home-solar-guide.pdf'),
    cover: z.enum(['home', 'society']),
    ...texts('kicker title subtitle description'),
    updated: date,
    contents: z.strictObject({ heading: text, text, chapters: text, reading: titled, promise: titled }),
    chapters: oneOrMore(entryOf(folder)),
    back: z.strictObject({
      words: z.strictObject({ heading: text, items: oneOrMore(titled) }),
      sources: z.strictObject({ heading: text, text, items: oneOrMore(source) }),
    }),
    next: z.strictObject({
      ...texts('heading text'),
      steps: oneOrMore(titled),
      ...texts('call whatsapp email'),
      small: textNaming('updated-in-words'),
    }),
  });

export const guidePart = (folder: string) => z.union([guideFile(folder), chapter]);

export type GuideContent = Omit<z.output<ReturnType<typeof guideFile>>, 'chapters'> & {
  chapters: ChapterContent[];
  dated: string;
};
export type DrawingContent = Extract<BlockContent, { kind: 'drawing' }>;
