import { z } from 'zod';
import { exactly, link, some, sourceList } from '../../lib/words/parts';
import { text } from '../../lib/words/text';
import type { ArticleContent } from './articles';
import { formSection, hero, page, type Page } from './blocks';
import { calculator, usualBills } from './calculator';
import { chosenReviews, type ReviewsContent } from './entries';
import { legalText, type LegalTextContent } from './legal';
import {
  benefitDetail,
  ctaBand,
  directorQuote,
  exampleBand,
  faqSection,
  featureCards,
  figuresTable,
  guarantee,
  guideCards,
  guidePromo,
  heroSlider,
  locations,
  locationsBanner,
  stats,
  steps,
  trio,
  videoHero,
} from './sections';
import { hindiScheme, schemeRule, subsidyAmounts } from './subsidies';
import type { TownContent } from './towns';

/** The schemas of all sections that a page can show, by the names that the words of a page give them. */
const sections = z.strictObject({
  amounts: subsidyAmounts,
  asOfLabel: text,
  back: link,
  banner: locationsBanner,
  beliefs: trio,
  calculator,
  contents: z.strictObject({ heading: text, links: z.array(link) }),
  director: directorQuote,
  emiExamples: figuresTable,
  example: exampleBand,
  faq: faqSection,
  features: featureCards,
  form: formSection,
  guarantee,
  guide: guidePromo,
  guides: guideCards,
  hero,
  hindi: hindiScheme,
  hindiAsOfLabel: text,
  howItWorks: steps,
  legal: legalText,
  locations,
  next: ctaBand,
  paysFor: featureCards,
  promises: exactly(benefitDetail, 4, 'the four promises'),
  quality: featureCards,
  questions: trio,
  ready: featureCards,
  reviews: chosenReviews,
  rule: schemeRule,
  slider: heroSlider,
  /** Where the figures of the page were read, after what is to be said of them. */
  sources: z.strictObject({ paragraphs: some(text, 'paragraph'), list: sourceList }),
  stateGrants: figuresTable,
  stats,
  usualBills,
  videoHero,
});

/** The schema of a page's file: its address, its search entry, and the sections that the page shows. */
export const pageFile = page.extend({
  address: z.string().regex(/^\/[a-z0-9_/-]*$/, 'expected the address of the page, for example /careers'),
  ...sections.partial().shape,
});

type SectionOutputs = z.output<typeof sections>;

/** The sections that a page may have, as components take them. */
export type Sections = Omit<SectionOutputs, 'legal' | 'reviews'> & {
  legal: LegalTextContent;
  reviews: ReviewsContent;
  town: TownContent;
  article: ArticleContent;
};

/** A page in the words of one language, with the sections that its file has. */
export type AnyPage = Page & Partial<Sections>;
