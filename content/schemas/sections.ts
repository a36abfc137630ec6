import { z } from 'zod';
import { href } from '../../lib/words/address';
import { approved, date, exactly, link, some, source, sourceList, table, texts } from '../../lib/words/parts';
import { text, textNaming } from '../../lib/words/text';
import { claim, datedText, faq, icon } from './blocks';
import { picture } from './picture';

export const ctaBand = z.strictObject({ heading: text, text, action: link });
export type CtaBandContent = z.output<typeof ctaBand>;

/** A band that shows the worked example of a calculator in its text, and the sources of its figures. */
export const exampleBand = ctaBand.extend({
  text: textNaming('kw', 'bill', 'saving', 'price', 'payback'),
  sources: sourceList,
});

/** The schema of the section with figures about the company, which are claims from content/facts/claims.yaml. */
export const stats = z.strictObject({
  heading: text,
  text: text.optional(),
  figures: z.array(claim).min(2, 'expected two figures or more'),
});
export type StatsContent = z.output<typeof stats>;

/**
 * The schema of one step on the way to a solar system. `days` tells the usual duration of each part of the step on a
 * line of its own; it is empty where no source gives one.
 */
const step = z.strictObject({ title: text, text, days: z.array(text).default([]) });

/** The schema of the usual durations of the steps to a solar system: each step in days, all together in weeks. */
export const stepsFacts = z.strictObject({
  weeks: z.strictObject({ from: text, to: text }),
  ...texts('check installation inspection meter'),
  published: date,
  approved,
});

/**
 * The schema of the steps to a solar system, in order. If they have durations, they need a source, which is printed
 * under the sources of the page.
 */
export const steps = z
  .strictObject({
    id: text,
    heading: text,
    line: text.optional(),
    steps: z.array(step).min(2, 'expected two steps or more'),
    note: text.optional(),
    source: source.extend({ carries: text }).optional(),
  })
  .refine(({ steps, source }) => source !== undefined || steps.every(({ days }) => days.length === 0), {
    path: ['source'],
    error: 'expected a source, because there are days',
  });
export type StepsContent = z.output<typeof steps>;

const anyCategory = faq.shape.categories.element;
const category = anyCategory.extend({
  questions: anyCategory.shape.questions.min(2, 'expected two questions or more'),
});
export type FaqCategory = z.output<typeof category>;

export const faqSection = faq.extend({
  heading: text,
  line: text,
  action: link,
  label: text,
  categories: exactly(category, 3, 'the three categories'),
});
export type FaqContent = z.output<typeof faqSection>;

/** The schema of worked examples under an answer: a caption with their date, and one line for each. */
const examples = z.strictObject({
  caption: datedText,
  items: some(z.strictObject({ name: text, text }), 'example'),
  asOf: date,
});
export type ExamplesContent = z.output<typeof examples>;

const item = z.strictObject({ icon, title: text, text, examples: examples.optional(), more: link.optional() });

export const trio = z.strictObject({ heading: text, items: exactly(item, 3, 'three') });
export type TrioContent = z.output<typeof trio>;

const card = z.strictObject({
  title: text,
  text,
  more: link.optional(),
  points: z.array(text).default([]),
  picture: picture.optional(),
  icon: icon.optional(),
  approved: approved.optional(),
});

/** The schema of two or three cards side by side, each with one reason or one use. */
export const featureCards = z.strictObject({
  id: text,
  heading: text,
  line: text.optional(),
  cards: z.array(card).min(2, 'expected two cards or three').max(3, 'expected two cards or three'),
  action: link.optional(),
});
export type FeatureCardsContent = z.output<typeof featureCards>;

/** The schema of a table of figures: its heading, the date of the figures, and notes on them. */
export const figuresTable = z.strictObject({
  ...texts('id heading line'),
  table,
  notes: z.array(text).default([]),
  /** A link to where readers can work out the figures for their own case. */
  more: z.strictObject({ text, link }).optional(),
  bank: z.strictObject({ text, logo: picture }).optional(),
  asOf: date,
});
export type FiguresTableContent = z.output<typeof figuresTable>;

const benefit = z.strictObject({
  icon,
  /** The first half of a benefit's claim, which is shown in large letters. `claim` is the second half. */
  figure: text,
  claim: text,
  text,
  terms: link.optional(),
});

/**
 * The schema of the benefits section. `about` is hidden text that screen readers read after the link's text, so that
 * the link says where it leads.
 */
export const benefits = z.strictObject({
  heading: text,
  benefits: z.array(benefit).min(2, 'expected two benefits or more'),
  action: link.extend({ about: text }),
});
export type BenefitsContent = z.output<typeof benefits>;

/** The schema of one benefit in full: what it means, and what it does not cover. */
export const benefitDetail = z.strictObject({
  id: text,
  heading: text,
  picture,
  meaning: some(text, 'paragraph'),
  limits: z.strictObject({ heading: text, points: some(text, 'point') }),
  more: link.optional(),
});
export type BenefitDetailContent = z.output<typeof benefitDetail>;

/** The schema of the section about the savings guarantee. */
export const guarantee = z.strictObject({
  heading: text,
  text,
  points: some(z.strictObject({ title: text, text }), 'point'),
  picture,
  action: link,
  approved,
});
export type GuaranteeContent = z.output<typeof guarantee>;

/**
 * The schema of a director's quotation with a portrait. `sample` marks an invented quotation, to be replaced before the
 * launch.
 */
export const directorQuote = z.strictObject({
  heading: text,
  quote: some(text, 'paragraph'),
  name: text,
  role: text,
  portrait: picture,
  sample: z.literal(true).optional(),
});
export type DirectorQuoteContent = z.output<typeof directorQuote>;

const guide = z.strictObject({
  title: text,
  text,
  cover: picture,
  contentsHeading: text,
  contents: some(text, 'chapter'),
  file: href,
  download: text,
  /** The format of the guide's file, for example "PDF"; shown with its size once that is known: "PDF, 1.2 MB". */
  format: text,
});

/** The schema of the cards with guides, which visitors may download at once. */
export const guideCards = z.strictObject({ heading: text, line: text, guides: some(guide, 'guide') });
export type GuideCardsContent = z.output<typeof guideCards>;

/**
 * The schema of the section that offers a guide. `about` is hidden text that screen readers read after the link's text,
 * so that the link says which file it downloads.
 */
export const guidePromo = z.strictObject({
  heading: text,
  text: text.optional(),
  points: some(text, 'point'),
  action: link.extend({ about: text }),
  cover: picture,
});
export type GuidePromoContent = z.output<typeof guidePromo>;

export const heroSlider = z.strictObject({
  id: text,
  kicker: text.optional(),
  /** The slider's name for screen readers. */
  label: text,
  slides: exactly(
    z.strictObject({ heading: text, text, picture }),
    3,
    'three slides: the slider is made for three, in its dots and in its promise',
  ),
  action: link.optional(),
  /** A claim that is shown next to the slider's button. */
  badge: claim.optional(),
});
export type HeroSliderContent = z.output<typeof heroSlider>;

const filmFile = z
  .string()
  .regex(/^\/films\/[a-z0-9-]+\.mp4$/, 'expected the address of a film in public/films, for example /films/home.mp4');

/** The schema of one cut of a film: a file for newer browsers (AV1) and one for older browsers (H.264). */
const cut = z.strictObject({ av1: filmFile, h264: filmFile });

/**
 * The schema of a film's files: the poster (its first frame as a picture), and one cut for wide windows and one for
 * phones.
 */
const files = z.strictObject({ poster: picture, wide: cut, phone: cut });

const button = { pause: text, play: text };

/** The schema of the film behind a hero, as a page shows it. */
export const film = files.extend(button);
export type FilmContent = z.output<typeof film>;

/** The schema of a film: what search engines are told of it, and what a page shows. */
const describedFilm = z.strictObject({
  name: text,
  description: text,
  uploaded: date,
  /** The length of the film's loop, in seconds. */
  seconds: z.int('expected whole seconds').positive('expected whole seconds').optional(),
  film,
});

export const filmsFile = z.strictObject({
  button: z.strictObject(button),
  home: describedFilm,
  society: describedFilm,
});

export type FilmFacts = Omit<z.output<typeof describedFilm>, 'film'>;

export const videoHero = z.strictObject({
  kicker: text.optional(),
  heading: text,
  text,
  action: link,
  badge: claim.optional(),
  film,
});
export type VideoHeroContent = z.output<typeof videoHero>;

const tile = z.strictObject({ title: text, text, href, picture });

export const solutionTiles = z.strictObject({ heading: text, tiles: exactly(tile, 3, 'three tiles') });
export type SolutionTilesContent = z.output<typeof solutionTiles>;

export const consultation = z.strictObject({
  heading: text,
  line: text,
  /** The carousel's name for screen readers. */
  label: text,
  slides: z.array(z.strictObject({ picture, title: text, text })).min(2, 'expected two slides or more'),
  /** The text about what happens after the consultation. */
  then: text,
});
export type ConsultationContent = z.output<typeof consultation>;

/**
 * The schema of where the company works, as search engines and the lists of places tell it. Towns with a page of their
 * own follow from content/towns/; `others` are the names of towns without one.
 */
export const areaFile = z.strictObject({
  state: text,
  country: z.strictObject({
    name: text,
    code: z.string().regex(/^[A-Z]{2}$/, 'expected a code of two letters, for example IN'),
  }),
  others: z.array(text),
  /** What the company has still to supply. */
  otherTowns: z.strictObject({ text, supplied: text.nullable() }),
  /** The last entry of a list of places. */
  more: link,
});

/** The schema of a list of places, each with the address of its page where it has one. */
export const places = z.array(link.partial({ href: true })).min(5, 'expected five places or more');

export const locations = z.strictObject({ heading: text, text, places });
export type LocationsContent = z.output<typeof locations>;

export const locationsBanner = z.strictObject({ heading: text, text, map: picture });
export type LocationsBannerContent = z.output<typeof locationsBanner>;

export type AreaContent = Pick<z.output<typeof areaFile>, 'state' | 'country'> & { cities: string[] };
