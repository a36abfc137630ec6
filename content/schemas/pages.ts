import { z } from 'zod';
import { benefitDetail } from './benefits';
import { formSection, hero, link, page } from './blocks';
import { calculator } from './calculator';
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
import { solutionTiles } from './solution-tiles';
import { stats } from './stats';
import { steps } from './steps';
import { hindiScheme, schemeRule, sources } from './subsidies';
import { chosenReviews } from './testimonials';
import { text } from './text';
import { trio } from './trio';
import { videoHero } from './video-hero';

/** The words of each page, by the name of its file. The words of what several pages show are checked where they stand. */
export const pages = z.strictObject({
  landing: page.extend({ hero: videoHero, next: ctaBand }),
  home: page.extend({ hero: videoHero, questions: trio, next: ctaBand }),
  residential: page.extend({ slider: heroSlider, reviews: chosenReviews, faq: faqSection, next: ctaBand }),
  housingSociety: page.extend({
    hero: videoHero,
    director: directorQuote,
    howItWorks: steps,
    paysFor: featureCards,
    stats,
    guarantee,
    quality: featureCards,
    faq: faqSection,
    next: ctaBand,
    form: formSection,
    guide: guidePromo,
  }),
  commercial: page.extend({
    hero,
    director: directorQuote,
    form: formSection,
    features: featureCards,
    stats,
    next: ctaBand,
  }),
  aboutus: page.extend({ hero, beliefs: trio, next: ctaBand }),
  solarCalculator: page.extend({
    hero,
    calculator,
    usual: z.strictObject({ heading: text, caption: text, columns: z.array(text).length(5, 'expected five columns') }),
    next: ctaBand,
  }),
  subsidies: page.extend({
    hero,
    asOfLabel: text,
    hindi: hindiScheme,
    hindiAsOfLabel: text,
    rule: schemeRule,
    stateGrants: figuresTable,
    emiExamples: figuresTable,
    sources,
    sourcesAsOfLabel: text,
    next: ctaBand,
  }),
  goSolar: page.extend({ form: formSection, ready: featureCards }),
  guidedownload: page.extend({ hero, guides: guideCards, next: ctaBand }),
  knowmore: page.extend({
    hero,
    contents: z.strictObject({ heading: text, links: z.array(link) }),
    promises: z.array(benefitDetail).length(4, 'expected the four promises'),
    next: ctaBand,
  }),
  careers: page.extend({ hero, back: link, next: ctaBand }),
  privacyPolicy: page.extend({ hero, legal: legalText }),
  termsOfService: page.extend({ hero, legal: legalText }),
  tncGoodzero: page.extend({ hero, legal: legalText }),
  accessibility: page.extend({ hero, legal: legalText }),
  notFound: z.strictObject({ title: text, hero, ways: solutionTiles, next: ctaBand }),
});
