import { siteLanguages } from '../facts/languages';
import { pages } from '../generated/pages-hi';
import type { LanguageFiles } from '../read';
import { calculator } from './calculator';
import { consultation } from './consultation';
import { credentials } from './credentials';
import { estimator } from './estimator';
import { faq } from './faq';
import { commercialForm, housingForm, landingForm, tabbedForm } from './forms';
import { figureWords } from './figure-words';
import { heroSlider } from './hero-slides';
import { howItGoes } from './how-it-goes';
import { interfaceWords } from './interface';
import { landingBlocks } from './landing-blocks';
import { navigation } from './navigation';
import { news } from './news';
import { projects } from './projects';
import { reach } from './reach';
import { commercialService, homeService, societyService } from './services';
import { solutionTiles } from './solution-tiles';
import { stalePage } from './stale-page';
import { journey, team } from './team-and-journey';
import { commercialTestimonials, homeTestimonials, housingTestimonials } from './testimonials';
import { townPages } from './town-pages';
import { trustedBy } from './trusted-by';
import { areaServed } from './cities';
import { claims } from './claims';
import { company } from './company';
import { films } from './films';
import { homeChapters, homeGuide } from './guides/home';
import { societyChapters, societyGuide } from './guides/housing-society';
import { ask } from './legal/ask';
import { details } from './legal/details';
import { notFound } from './not-found';
import { outbox } from './outbox';
import { hindi as scheme } from './subsidies/hindi';
import { rule } from './subsidies/rule';
import { emiExamples, stateGrants } from './subsidies/tables';
import { reviews } from './testimonials';

/** All content files of the Hindi language. content/schemas/content-files.ts has the schema of each. */
export const hindi = {
  ...siteLanguages[1],
  words: {
    company,
    cities: areaServed,
    claims,
    films,
    interface: interfaceWords,
    calculator,
    estimator,
    figureWords,
    townPages,
    outbox,
    navigation,
    stalePage,
    solutionTiles,
    howItGoes,
    credentials,
    trustedBy,
    faq,
    news,
    projects,
    teamAndJourney: { team, journey },
    consultation,
    reach,
    testimonials: {
      reviews,
      home: homeTestimonials,
      housing: housingTestimonials,
      commercial: commercialTestimonials,
    },
    services: { home: homeService, society: societyService, commercial: commercialService },
    heroSlides: heroSlider,
    subsidies: { hindi: scheme, rule, tables: { stateGrants, emiExamples } },
    guides: {
      chapters: { home: homeChapters, housingSociety: societyChapters },
      home: homeGuide,
      housingSociety: societyGuide,
    },
    landingBlocks,
    legal: { ask, details },
    forms: { landing: landingForm, commercial: commercialForm, housing: housingForm, tabbed: tabbedForm },
    notFound,
    pages,
  },
} satisfies LanguageFiles;
