import { z } from 'zod';
import { exactly, link, some, sourceList } from '../../lib/content/parts';
import { text } from '../../lib/content/text';
import { type ArticleContent, legalText, type LegalTextContent } from './articles';
import { formSection, hero, page, type Page } from './blocks';
import { calculator, typicalBills } from './calculator';
import { chosenReviews, type ReviewsContent } from './entries';
import * as section from './sections';
import { hindiScheme, schemeRule, subsidyAmounts } from './subsidies';
import type { TownContent } from './towns';

/** The schemas of all sections that a page can have, by the names that a page's file gives them. */
const sections = z.strictObject({
  amounts: subsidyAmounts,
  asOfLabel: text,
  back: link,
  banner: section.locationsBanner,
  beliefs: section.iconColumns,
  calculator,
  contents: z.strictObject({ heading: text, links: z.array(link) }),
  director: section.directorQuote,
  emiExamples: section.figuresTable,
  example: section.exampleBand,
  faq: section.faqSection,
  features: section.featureCards,
  form: formSection,
  guarantee: section.guarantee,
  guide: section.guidePromo,
  guides: section.guideCards,
  hero,
  hindi: hindiScheme,
  hindiAsOfLabel: text,
  howItWorks: section.steps,
  legal: legalText,
  locations: section.locations,
  next: section.ctaBand,
  paysFor: section.featureCards,
  promises: exactly(section.benefitDetail, 4, 'the four promises'),
  quality: section.featureCards,
  questions: section.iconColumns,
  ready: section.featureCards,
  reviews: chosenReviews,
  rule: schemeRule,
  slider: section.heroSlider,
  /** Where the page's figures come from: paragraphs about the sources, then the list of sources. */
  sources: z.strictObject({ paragraphs: some(text, 'paragraph'), list: sourceList }),
  stateGrants: section.figuresTable,
  stats: section.stats,
  typicalBills,
  videoHero: section.videoHero,
});

/** The schema of a page's file: its address, its search entry, and the sections that the page shows. */
export const pageFile = page.extend({
  address: z.string().regex(/^\/[a-z0-9_/-]*$/, 'expected the address of the page, for example /careers'),
  ...sections.partial().shape,
});

type SectionOutputs = z.output<typeof sections>;

/** The content of all sections that a page may have, in the shape in which components take it. */
export type Sections = Omit<SectionOutputs, 'legal' | 'reviews'> & {
  legal: LegalTextContent;
  reviews: ReviewsContent;
  town: TownContent;
  article: ArticleContent;
};

/** A page in the words of one language, with the sections that the page's file has. */
export type AnyPage = Page & Partial<Sections>;
