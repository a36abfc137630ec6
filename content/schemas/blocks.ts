import { z } from 'zod';
import manifest from '../generated/pictures.json';
import { href } from '../../lib/content/address';
import { isFileName, notAFileName } from '../../lib/content/alt';
import { got } from '../../lib/content/got';
import { names } from '../../lib/content/names';
import { approved, date, link, oneOf, oneOrMore, texts } from '../../lib/content/parts';
import { text, textNaming, textWith } from '../../lib/content/text';
import { picture } from './picture';

const masters = Object.keys(manifest);
const cardPicture = z
  .string({ error: ({ input }) => `expected a picture, ${got(input)}` })
  .refine((value) => masters.includes(value) || /^\/pictures\/[a-z0-9-]+\.svg$/.test(value), {
    error: ({ input }) =>
      `expected the name of a picture in media/masters/pictures.ts or the address of a drawing such as /pictures/villa.svg, ${got(input)}`,
  });

const part = z.number().min(0, 'expected a part between 0 and 1').max(1, 'expected a part between 0 and 1');

const shareCard = z.strictObject({
  ...texts('kicker heading'),
  layout: z.enum(['full', 'side', 'row', 'band'], {
    error: ({ input }) => `expected full, side, row or band, ${got(input)}`,
  }),
  surface: z.enum(['dawn', 'sky', 'golden', 'dusk'], {
    error: ({ input }) => `expected dawn, sky, golden or dusk, ${got(input)}`,
  }),
  pictures: z.array(cardPicture).min(1, 'expected one to three pictures').max(3, 'expected one to three pictures'),
  /** The point of a picture that stays in view if the card crops it, as shares of width and height from 0 to 1. */
  focus: z.tuple([part, part]).optional(),
  alt: text.refine((alt) => !isFileName(alt), notAFileName),
});
export type ShareCardContent = z.output<typeof shareCard>;

const canonical = z
  .strictObject(
    { page: href, reason: text },
    {
      error: ({ input }) =>
        `expected the page that is listed instead and why, with a line "page:" and a line "reason:", ${got(input)}`,
    },
  )
  .transform(({ page, reason }) => ({ address: page, reason }));

export const seo = z.strictObject({
  name: text,
  title: textWith('company-name'),
  /** Used if `title` is too long even with the company's short name. */
  titleWithoutName: text.optional(),
  description: text,
  canonical: canonical.optional(),
  card: shareCard,
});

export const datedText = textNaming('date');

export const iconNames = names(
  'banknote building bulb calendar check download droplet factory home',
  'lift mail message phone shield sun wind wrench',
);
export const icon = oneOf(iconNames, 'the icons');

export const claimEntry = z.strictObject({
  ...z.strictObject(texts('value reviews years largeText')).partial().shape,
  text,
  approved,
});

export const claim = claimEntry
  .partial({ approved: true })
  .transform(({ value, largeText, text }) => ({ value: largeText ?? value ?? '', text }));

export const page = z.strictObject({ seo, updated: date });

export const hero = z.strictObject({
  kicker: text.optional(),
  ...texts('heading text'),
  action: link.optional(),
  picture: picture.optional(),
  surface: z.enum(['dawn', 'sky', 'dusk']).default('dawn'),
});

export const formSection = z.strictObject({
  ...texts('id heading line'),
  promises: oneOrMore(z.strictObject({ icon, text }), 'promise'),
  terms: z.strictObject({ text, link }).optional(),
  picture: picture.optional(),
});

export const faq = z.strictObject({
  categories: oneOrMore(
    z.strictObject({ name: text, questions: oneOrMore(z.strictObject({ question: text, answer: text }), 'question') }),
    'category',
  ),
});

export interface Page extends z.output<typeof page> {
  /** The name of a file in content/pages/, `rooftop-solar-<town>` or `learn-<article>`. */
  id: string;
  /** Without the prefix of a language such as /hi. */
  route: string;
  address: string;
  file: string;
}
