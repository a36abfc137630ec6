import { z } from 'zod';
import { benefitDetail } from './benefits';
import { formSection, hero, link, page } from './blocks';
import { calculator, usualBills } from './calculator';
import { ctaBand } from './cta-band';
import { directorQuote } from './director-quote';
import { faqSection } from './faq';
import { featureCards } from './feature-cards';
import { figuresTable } from './figures-table';
import { guarantee } from './guarantee';
import { guideCards } from './guide-cards';
import { guidePromo } from './guide-promo';
import { heroSlider } from './hero-slider';
import { legalText } from './legal';
import { stats } from './stats';
import { steps } from './steps';
import { hindiScheme, schemeRule, sources } from './subsidies';
import { chosenReviews } from './testimonials';
import { text } from './text';
import { trio } from './trio';
import { videoHero } from './video-hero';

/** What a page can show, by the name that it has in the words of the page. */
const sections = z.strictObject({
  asOfLabel: text,
  back: link,
  beliefs: trio,
  calculator,
  contents: z.strictObject({ heading: text, links: z.array(link) }),
  director: directorQuote,
  emiExamples: figuresTable,
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
  next: ctaBand,
  paysFor: featureCards,
  promises: z.array(benefitDetail).length(4, 'expected the four promises'),
  quality: featureCards,
  questions: trio,
  ready: featureCards,
  reviews: chosenReviews,
  rule: schemeRule,
  slider: heroSlider,
  sources,
  sourcesAsOfLabel: text,
  stateGrants: figuresTable,
  stats,
  usualBills,
  videoHero,
});

/**
 * The words of any page. Which of the sections it has is told by its English file: a component that asks for another, and a
 * language that lacks one, fail the type check. The words of what several pages show are checked where they stand.
 */
export const anyPage = page.extend(sections.partial().shape);
