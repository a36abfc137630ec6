import { z } from 'zod';
import { href } from '../../lib/content/address';
import { isFileName, notAFileName } from '../../lib/content/alt';
import { names } from '../../lib/content/names';
import { date, some, texts } from '../../lib/content/parts';
import { entryOf, text, textNaming } from '../../lib/content/text';

/**
 * The names of the drawings in guides. Their code is in tools/guide; it uses the texts in `labels` and `bars` in the
 * order in which they are written.
 */
const drawingNames = names('day-curve emi-bars net-metering panel-layers roof-areas roof-check terrace-plan');

const titled = z.strictObject({ title: text, text });

/**
 * The schema of a table in a guide. The first cell of each row is the name of the row. Other cells may be empty, for
 * readers to write into.
 */
const table = z
  .strictObject({ caption: text, columns: some(text), rows: some(z.array(z.string())), note: text.optional() })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'expected as many cells in every row as there are columns',
  });

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), items: some(text) }),
  z.strictObject({ kind: z.literal('checklist'), items: some(text) }),
  z.strictObject({ kind: z.literal('steps'), first: z.int().positive().default(1), items: some(titled) }),
  z.strictObject({ kind: z.literal('cards'), items: some(titled) }),
  z.strictObject({
    kind: z.literal('myths'),
    labels: z.strictObject({ myth: text, truth: text }),
    items: some(z.strictObject({ myth: text, truth: text })),
  }),
  z.strictObject({ kind: z.literal('note'), heading: text, text }),
  z.strictObject({ kind: z.literal('lines'), items: some(text) }),
  z.strictObject({ kind: z.literal('table'), ...table.shape }),
  z.strictObject({
    kind: z.literal('drawing'),
    name: z.enum(drawingNames, { error: `expected one of the drawings ${drawingNames.join(', ')}` }),
    alt: text.refine((alt) => !isFileName(alt), notAFileName),
    caption: text,
    labels: z.array(text).default([]),
    /** The bars of a drawing. The number in a bar's text, such as ₹92,880, sets the length of the bar. */
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

/**
 * The schema of a section of a guide. The text stands beside the heading, or with `wide` below it over the whole width.
 */
const section = z.strictObject({ heading: text, wide: z.boolean().default(false), blocks: some(block) });
export type SectionContent = z.output<typeof section>;

/** The schema of one printed A4 page of a guide: its sections. */
const sheet = some(section);

const chapter = z.strictObject({ title: text, lead: text, sheets: some(sheet) });
export type ChapterContent = z.output<typeof chapter>;

const source = z.strictObject({ title: text, text, href });

/** The schema of the list of sources that the guides name. */
export const guideSources = z.record(z.string(), source);

/**
 * The schema of a guide's main file.
 * @param folder the folder of the guide, whose other files are the chapters
 */
const guideFile = (folder: string) =>
  z.strictObject({
    file: z.string().regex(/^[a-z-]+\.pdf$/, 'expected a file name, for example home-solar-guide.pdf'),
    cover: z.enum(['home', 'society']),
    ...texts('kicker title subtitle description'),
    updated: date,
    contents: z.strictObject({ heading: text, text, chapters: text, reading: titled, promise: titled }),
    /** The names of the chapters' files, in order. */
    chapters: some(entryOf(folder)),
    back: z.strictObject({
      words: z.strictObject({ heading: text, items: some(titled) }),
      sources: z.strictObject({ heading: text, text, items: some(source) }),
    }),
    next: z.strictObject({
      heading: text,
      text,
      steps: some(titled),
      ...texts('call whatsapp email'),
      small: textNaming('updated-in-words'),
    }),
  });

/** The schema of any file in the folder of a guide: the main file or a chapter. */
export const guidePart = (folder: string) => z.union([guideFile(folder), chapter]);

/** A guide joined with its chapters. `dated` is the date of the last change, written in words. */
export type GuideContent = Omit<z.output<ReturnType<typeof guideFile>>, 'chapters'> & {
  chapters: ChapterContent[];
  dated: string;
};
export type DrawingContent = Extract<BlockContent, { kind: 'drawing' }>;
