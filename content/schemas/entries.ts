import { z } from 'zod';
import { approved, exactly, link, order, some, source, texts } from '../../lib/content/parts';
import { entryOf, text, textNaming, textWith } from '../../lib/content/text';
import { claim, newsItem } from './blocks';
import { picture, pictureWith } from './picture';

/** The schema of a news item. Each has a file of its own. */
export const newsEntry = newsItem;

/** The schema of the words around the news items. */
export const newsSection = z.strictObject({
  heading: text,
  /** The carousel's name for screen readers. */
  label: text,
  readMore: text,
});

export type NewsContent = z.output<typeof newsSection> & { items: (z.output<typeof newsItem> & { id: string })[] };

/** The schema of a project. Each has a file of its own. Pages show the size and the year after the title. */
export const projectEntry = z.strictObject({
  order,
  title: textWith('town'),
  town: entryOf('towns/'),
  kw: z.number().positive(),
  year: z.int(),
  img: picture,
  sample: z.literal(true).optional(),
});

/** The schema of the words around the projects. */
export const projectsSection = z.strictObject({
  heading: text,
  line: text,
  /** The carousel's name for screen readers. */
  label: text,
});

/** A project as the carousel and the page of its town show it. */
interface ProjectItem {
  title: string;
  town?: string;
  img: z.output<typeof picture>;
  sample?: true;
}

export type ProjectsContent = z.output<typeof projectsSection> & { items: ProjectItem[] };

/** The schema of a customer review. Each has a file of its own. */
export const reviewEntry = z.strictObject({
  order,
  name: text,
  /** The town of the reviewer. The town and the size of the solar system in kW may be left out. */
  town: entryOf('towns/').optional(),
  kw: z.number().positive().optional(),
  stars: z.int().min(1, 'expected one to five stars').max(5, 'expected one to five stars'),
  text,
  sample: z.literal(true).optional(),
});

/**
 * A review as a page shows it. The author's line has the town, the size and the stars too: 'Asha, Bhadohi, 3 kW ★★★★★'.
 */
export interface ReviewContent {
  text: string;
  author: string;
  town?: string;
  sample?: true;
}

/**
 * The schema of the words around a rotator, which shows one review after the other. `first` is the number of the review
 * that is shown first.
 */
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

/** The schema of the section that shows a few reviews side by side without movement. It names them by their files. */
export const chosenReviews = testimonials
  .pick({ heading: true, rating: true, readMore: true })
  .extend({ reviews: some(entryOf('reviews/'), 'review') });

type Shown<Section> = Omit<Section, 'reviews' | 'first'> & { reviews: ReviewContent[] };
export type ReviewsContent = Shown<z.output<typeof chosenReviews>>;
export type TestimonialsContent = Shown<z.output<typeof testimonials>>;

const span = z.union([z.literal(1), z.literal(2)], 'expected 1 or 2');

export const gallery = z.strictObject({
  heading: text,
  line: text,
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
export type GalleryContent = z.output<typeof gallery>;

export const timeline = z.strictObject({
  heading: text,
  line: text,
  items: some(z.strictObject({ img: picture, text }), 'item'),
});
export type TimelineContent = z.output<typeof timeline>;

export const logoStrip = z.strictObject({
  heading: text,
  pause: text,
  /** The logos of the strip: exactly five, because the style sheet sets width and speed for that number. */
  logos: exactly(pictureWith({ sample: z.literal(true).optional() }), 5, 'five logos'),
});
export type LogoStripContent = z.output<typeof logoStrip>;

/**
 * The schema of facts by which a customer can check the company, such as registrations. `supplied` is null until the
 * company has supplied the fact: the site leaves it out, and `npm run check:launch` lists it. `also` is a further
 * detail shown beside the fact, for example the hours of an office.
 */
export const credentials = z.strictObject({
  heading: text,
  facts: some(z.strictObject({ label: text, supplied: text.nullable(), also: text.optional() }), 'fact'),
});
export type CredentialsContent = z.output<typeof credentials>;

/** The schema of the ways to contact the company that printed pages show. */
export const contactWays = z.strictObject({
  line: text,
  ways: some(z.strictObject({ name: text, address: text }), 'way'),
});
export type ContactWaysContent = z.output<typeof contactWays>;

/** The schema of the words of the estimator, which shows a ready answer for each range of bills of the landing form. */
export const estimator = z.strictObject({
  ...texts('heading choose saving kw net emi payback'),
  /** The sentence that names the bill, the sanctioned load and the loan for which the shown answer was computed. */
  basis: textNaming('bill', 'load', 'years', 'rate'),
  calculator: link,
  form: text,
  source: source.extend({ carries: text }),
});
export type EstimatorContent = z.output<typeof estimator>;

/** The schema of a price in ₹. */
const price = z
  .string()
  .regex(/^\d+(\.\d\d)?$/, 'expected an amount in rupees written in figures alone, for example 0');

const offer = z.strictObject({
  name: text,
  text,
  /** The price of a service in ₹. Left out until the company has decided on it. */
  price: price.optional(),
});

/** The schema of a service for one kind of customer, as the page's structured data describe it to search engines. */
export const service = z.strictObject({ name: text, type: text, text, offers: some(offer, 'offer') });
export type ServiceContent = z.output<typeof service>;

/**
 * The schema of the claims that the company makes about itself and its offers. `value` is the figure that sentences
 * name. `figure` is the text in large letters, where it differs from `value`. A claim without a figure has no `value`.
 */
export const claimsFile = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected an id in small letters with hyphens'),
  z
    .strictObject({
      value: text.optional(),
      reviews: text.optional(),
      years: text.optional(),
      figure: text.optional(),
      text,
      approved,
    })
    .refine(({ value, figure }) => value !== undefined || figure !== undefined, 'expected a value or a figure'),
);
