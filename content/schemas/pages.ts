import { z } from 'zod';
import { benefitDetail } from './benefits';
import { formSection, hero, link, page } from './blocks';
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

/** The schemas of all sections that a page can show, by their names in the words of a page. */
const sections = z.strictObject({
  asOfLabel: text,
  back: link,
  beliefs: trio,
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
  videoHero,
});

/**
 * The schema of the words of any page. A page's English file decides which sections the page has: a component that asks
 * for another section, and a language that lacks one, fail the type check. Words that several pages show are checked in
 * their own file.
 */
export const anyPage = page.extend(sections.partial().shape);
