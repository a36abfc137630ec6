import { z } from 'zod';
import { href } from '../../lib/content/address';
import { approved, date, exactly, link, oneOrMore, source, sourceList, table, texts } from '../../lib/content/parts';
import { text, textNaming } from '../../lib/content/text';
import { claim, datedText, faq, icon } from './blocks';
import { picture } from './picture';

export const ctaBand = z.strictObject({ heading: text, text, action: link });

export const exampleBand = ctaBand.extend({
  text: textNaming('kw', 'bill', 'saving', 'price', 'payback'),
  sources: sourceList,
});

export const stats = z.strictObject({
  heading: text,
  text: text.optional(),
  claims: z.array(claim).min(2, 'expected two claims or more'),
});

/** `days` is empty where no source says how long the step takes. */
const step = z.strictObject({ title: text, text, days: z.array(text).default([]) });

export const stepsFacts = z.strictObject({
  weeks: z.strictObject({ from: text, to: text }),
  ...texts('check installation inspection meter'),
  published: date,
  approved,
});

export const steps = z
  .strictObject({
    ...texts('id heading'),
    line: text.optional(),
    steps: z.array(step).min(2, 'expected two steps or more'),
    note: text.optional(),
    source: source.extend({ facts: text }).optional(),
  })
  .refine(({ steps, source }) => source !== undefined || steps.every(({ days }) => days.length === 0), {
    path: ['source'],
    error: 'expected a source, because there are days',
  });

const anyCategory = faq.shape.categories.element;
const category = anyCategory.extend({
  questions: anyCategory.shape.questions.min(2, 'expected two questions or more'),
});

export const faqSection = faq.extend({
  ...texts('heading line'),
  action: link,
  label: text,
  categories: exactly(category, 3, 'the three categories'),
});

const examples = z.strictObject({
  caption: datedText,
  items: oneOrMore(z.strictObject({ name: text, text }), 'example'),
  asOf: date,
});
export type ExamplesContent = z.output<typeof examples>;

const item = z.strictObject({ icon, title: text, text, examples: examples.optional(), more: link.optional() });

export const iconColumns = z.strictObject({ heading: text, items: exactly(item, 3, 'three') });

const card = z.strictObject({
  title: text,
  text: text.optional(),
  more: link.optional(),
  points: z.array(text).default([]),
  picture: picture.optional(),
  icon: icon.optional(),
  approved: approved.optional(),
});

export const featureCards = z.strictObject({
  ...texts('id heading'),
  line: text.optional(),
  cards: z.array(card).min(2, 'expected two cards or three').max(3, 'expected two cards or three'),
  action: link.optional(),
});

export const factsTable = z.strictObject({
  ...texts('id heading'),
  line: text.optional(),
  table,
  notes: z.array(text).default([]),
  more: z.strictObject({ text, link }).optional(),
  bank: z.strictObject({ text, logo: picture }).optional(),
  asOf: date,
});

const benefit = z.strictObject({
  icon,
  /** `largeText` and `claim` together are the heading of the benefit. */
  ...texts('largeText claim text'),
  terms: link.optional(),
});

/** `about` tells screen readers where the link leads. */
export const benefits = z.strictObject({
  heading: text,
  benefits: z.array(benefit).min(2, 'expected two benefits or more'),
  action: link.extend({ about: text }),
});

export const benefitDetail = z.strictObject({
  ...texts('id heading'),
  picture,
  meaning: oneOrMore(text, 'paragraph'),
  limits: z.strictObject({ heading: text, points: oneOrMore(text, 'point') }),
  more: link.optional(),
});

export const guarantee = z.strictObject({
  ...texts('heading text'),
  points: oneOrMore(z.strictObject({ title: text, text }), 'point'),
  picture,
  action: link,
  approved,
});

/** `sample` marks an invented quotation, to be replaced before the launch. */
export const directorQuote = z.strictObject({
  heading: text,
  quote: oneOrMore(text, 'paragraph'),
  ...texts('name role'),
  portrait: picture,
  sample: z.literal(true).optional(),
});

const guide = z.strictObject({
  ...texts('title text'),
  cover: picture,
  contentsHeading: text,
  contents: oneOrMore(text, 'chapter'),
  file: href,
  download: text,
  format: text,
});

export const guideCards = z.strictObject({ heading: text, line: text, guides: oneOrMore(guide, 'guide') });

/** `about` tells screen readers which file the link downloads. */
export const guidePromo = z.strictObject({
  heading: text,
  text: text.optional(),
  points: oneOrMore(text, 'point'),
  action: link.extend({ about: text }),
  cover: picture,
});

export const heroSlider = z.strictObject({
  id: text,
  kicker: text.optional(),
  label: text,
  slides: exactly(
    z.strictObject({ heading: text, text, picture }),
    3,
    'three slides: the slider is made for three, in its dots and in its promise',
  ),
  action: link.optional(),
  badge: claim.optional(),
});

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** Older browsers do not play AV1. */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

const button = { pause: text, play: text };

const film = z.strictObject({ poster: picture, wide: cut, phone: cut, ...button });
export type FilmContent = z.output<typeof film>;

const describedFilm = z.strictObject({
  ...texts('name description'),
  uploaded: date,
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
  film,
});

export const filmsFile = z.strictObject({
  button: z.strictObject(button),
  home: describedFilm,
  society: describedFilm,
});

export const videoHero = z.strictObject({
  kicker: text.optional(),
  ...texts('heading text'),
  action: link,
  badge: claim.optional(),
  film,
});
export type VideoHeroContent = z.output<typeof videoHero>;

const tile = z.strictObject({ title: text, text, href, picture });

export const solutionTiles = z.strictObject({ heading: text, tiles: exactly(tile, 3, 'three tiles') });

export const consultation = z.strictObject({
  ...texts('heading line label then'),
  slides: z.array(z.strictObject({ picture, title: text, text })).min(2, 'expected two slides or more'),
});

export const areaFile = z.strictObject({
  state: text,
  country: z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{2}$/, 'expected a code of two letters, for example IN'),
  }),
  others: z.array(text),
  /** `supplied` is null until the company has named the towns. */
  otherTowns: z.strictObject({ text, supplied: text.nullable() }),
  more: link,
});

export const places = z.array(link.partial({ href: true })).min(5, 'expected five places or more');

export const locations = z.strictObject({ heading: text, text, places });

export const locationsBanner = z.strictObject({ heading: text, text, map: picture });
