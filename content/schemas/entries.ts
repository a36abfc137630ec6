import { z } from 'zod';
import { href } from '../../lib/content/address';
import { date, exactly, link, order, oneOrMore, source, texts } from '../../lib/content/parts';
import { entryOf, text, textNaming, textWith } from '../../lib/content/text';
import { claim, claimEntry } from './blocks';
import { picture, pictureWith } from './picture';

export const newsItem = z.strictObject({
  image: picture,
  title: text,
  date,
  link: href,
  source: text.optional(),
  sample: z.literal(true).optional(),
});

export const newsSection = z.strictObject(texts('heading label readMore'));

export const projectEntry = z.strictObject({
  order,
  title: textWith('town'),
  town: entryOf('towns/'),
  kw: z.number().positive(),
  year: z.int(),
  img: picture,
  sample: z.literal(true).optional(),
});

export const projectsSection = z.strictObject(texts('heading line label'));

export type ProjectItem = Pick<z.output<typeof projectEntry>, 'img' | 'title' | 'sample'> & { town?: string };

export const reviewEntry = z.strictObject({
  order,
  name: text,
  town: entryOf('towns/').optional(),
  kw: z.number().positive().optional(),
  stars: z.int().min(1, 'expected one to five stars').max(5, 'expected one to five stars'),
  text,
  sample: z.literal(true).optional(),
});

/** `author` is a line such as 'Asha, Bhadohi, 3 kW ★★★★★'. */
export type ReviewContent = Pick<z.output<typeof reviewEntry>, 'text' | 'town' | 'sample'> & { author: string };

export const testimonials = z.strictObject({
  variant: z.enum(['home', 'housing', 'commercial']),
  heading: text,
  line: text.optional(),
  claim: claim.optional(),
  label: text,
  rating: textNaming('stars'),
  readMore: text,
  first: z.int().positive(),
});

export const chosenReviews = testimonials
  .pick({ heading: true, rating: true, readMore: true })
  .extend({ reviews: oneOrMore(entryOf('reviews/'), 'review') });

type Shown<Section> = Omit<Section, 'reviews' | 'first'> & { reviews: ReviewContent[] };
export type ReviewsContent = Shown<z.output<typeof chosenReviews>>;
export type TestimonialsContent = Shown<z.output<typeof testimonials>>;

const span = z.union([z.literal(1), z.literal(2)], 'expected 1 or 2');

export const gallery = z.strictObject({
  ...texts('heading line'),
  items: exactly(
    pictureWith({
      role: text.optional(),
      colSpan: span,
      rowSpan: span,
      direction: z.enum(['left', 'right', 'up', 'down'], 'expected the side it comes from: left, right, up or down'),
      sample: z.literal(true).optional(),
    }),
    6,
    'six pictures',
  ),
  more: link.optional(),
});

export const timeline = z.strictObject({
  ...texts('heading line'),
  items: oneOrMore(z.strictObject({ img: picture, text }), 'item'),
});

export const logoStrip = z.strictObject({
  ...texts('heading pause'),
  /** The style sheet sets width and speed for five logos. */
  logos: exactly(pictureWith({ sample: z.literal(true).optional() }), 5, 'five logos'),
});

/** While `supplied` is null, pages leave the fact out. */
export const credentials = z.strictObject({
  heading: text,
  facts: oneOrMore(z.strictObject({ label: text, supplied: text.nullable(), also: text.optional() }), 'fact'),
});

export const contactWays = z.strictObject({
  line: text,
  ways: oneOrMore(z.strictObject({ name: text, address: text }), 'way'),
  photo: link,
});

export const estimator = z.strictObject({
  ...texts('heading choose saving kw net emi payback'),
  above: text,
  emiBefore: textNaming('before'),
  basis: textNaming('bill', 'load', 'years', 'rate', 'down'),
  calculator: link,
  form: text,
  source: source.extend({ facts: text }),
});

const price = z.string().regex(/^\d+(\.\d\d)?$/, 'expected an amount in rupees written in digits alone, for example 0');

const offer = z.strictObject({ ...texts('name text'), price: price.optional() });

export const service = z.strictObject({ name: text, type: text, text, offers: oneOrMore(offer, 'offer') });

export const claimsFile = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected an id in small letters with hyphens'),
  claimEntry.refine(
    ({ value, largeText }) => value !== undefined || largeText !== undefined,
    'expected a value or a largeText',
  ),
);
