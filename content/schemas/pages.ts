import { z } from 'zod';
import { benefitDetail } from './benefits';
import { formSection, hero, link, page } from './blocks';
import { calculator, usualBills } from './calculator';
import { ctaBand, exampleBand } from './cta-band';
import { directorQuote } from './director-quote';
import { faqSection } from './faq';
import { featureCards } from './feature-cards';
import { figuresTable } from './figures-table';
import { guarantee } from './guarantee';
import { guideCards } from './guide-cards';
import { guidePromo } from './guide-promo';
import { heroSlider } from './hero-slider';
import { legalText } from './legal';
import { locations, locationsBanner } from './locations';
import { stats } from './stats';
import { steps } from './steps';
import { hindiScheme, schemeRule, sources } from './subsidies';
import { chosenReviews } from './testimonials';
import { text } from './text';
import { town } from './towns';
import { trio } from './trio';
import { videoHero } from './video-hero';

/** The schemas of all sections that a page can show, by the names that the words of a page give them. */
const sections = z.strictObject({
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
  town,
  usualBills,
  videoHero,
});

/**
 * The schema of the words of any page. The English file of a page decides which sections it has: if a component asks
 * for another section, or a language lacks one, the type check fails. Words that several pages share are checked in
 * their own file.
 */
export const anyPage = page.extend(sections.partial().shape);
