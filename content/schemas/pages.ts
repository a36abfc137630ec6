import { z } from 'zod';
import { exactly, link, oneOrMore, sourceList } from '../../lib/content/parts';
import { text } from '../../lib/content/text';
import { type ArticleContent, legalText, type LegalTextContent } from './articles';
import { billCheck, billMistakes } from './bill-check';
import { roof, roofExplained } from './roof';
import { formSection, hero, page, type Page } from './blocks';
import { calculator, typicalBills } from './calculator';
import { chosenReviews, type ReviewsContent } from './entries';
import { quoteComparison, typicalPrices } from './quote-comparison';
import * as section from './sections';
import { hindiScheme, schemeRule, subsidyAmounts } from './subsidies';
import type { TownContent } from './towns';

const sections = z.strictObject({
  benefitDetails: exactly(section.benefitDetail, 4, 'the four promises'),
  billCheck,
  billMistakes,
  calculator,
  roof,
  roofExplained,
  ctaBand: section.ctaBand,
  dateLabel: text,
  directorQuote: section.directorQuote,
  emiExamplesTable: section.factsTable,
  exampleBand: section.exampleBand,
  faq: section.faqSection,
  featureCards: section.featureCards,
  formSection,
  goBack: link,
  guarantee: section.guarantee,
  guideCards: section.guideCards,
  guidePromo: section.guidePromo,
  hero,
  heroSlider: section.heroSlider,
  hindiDateLabel: text,
  hindiScheme,
  hindiSchemeFirst: z.boolean(),
  iconColumns: section.iconColumns,
  legalText,
  linkList: z.strictObject({ heading: text, links: z.array(link) }),
  locations: section.locations,
  locationsBanner: section.locationsBanner,
  paysForCards: section.featureCards,
  qualityCards: section.featureCards,
  quoteComparison,
  readyCards: section.featureCards,
  reviews: chosenReviews,
  schemeRule,
  sources: z.strictObject({ paragraphs: oneOrMore(text, 'paragraph'), list: sourceList }),
  specialCases: section.featureCards,
  stateGrantsTable: section.factsTable,
  stats: section.stats,
  steps: section.steps,
  subsidyAmounts,
  typicalBills,
  typicalPrices,
  videoHero: section.videoHero,
});

export const pageFile = page.extend({
  address: z.string().regex(/^\/[a-z0-9_/-]*$/, 'expected the address of the page, for example /careers'),
  ...sections.partial().shape,
});

type SectionOutputs = z.output<typeof sections>;

export type Sections = Omit<SectionOutputs, 'legalText' | 'reviews'> & {
  legalText: LegalTextContent;
  reviews: ReviewsContent;
  town: TownContent;
  article: ArticleContent;
};

export type AnyPage = Page & Partial<Sections>;
