import type { LanguageFiles } from '../read';
import { journey, team } from './team-and-journey';
import { calculator } from './calculator';
import { carouselWords } from './carousel';
import { consultation } from './consultation';
import { credentials } from './credentials';
import { faq } from './faq';
import { commercialForm, housingForm, landingForm, tabbedForm } from './forms';
import { heroSlider } from './hero-slides';
import { howItGoes } from './how-it-goes';
import { landingBlocks } from './landing-blocks';
import { navigation } from './navigation';
import { news } from './news';
import { aboutus } from './pages/aboutus';
import { accessibility } from './pages/accessibility';
import { careers } from './pages/careers';
import { commercial } from './pages/commercial';
import { goSolar } from './pages/go-solar';
import { guidedownload } from './pages/guidedownload';
import { home } from './pages/home';
import { housingSociety } from './pages/housing-society';
import { knowmore } from './pages/knowmore';
import { landing } from './pages/landing';
import { notFound } from './pages/not-found';
import { privacyPolicy } from './pages/privacy-policy';
import { residential } from './pages/residential';
import { solarCalculator } from './pages/solar-calculator';
import { subsidies } from './pages/subsidies';
import { termsOfService } from './pages/terms-of-service';
import { tncGoodzero } from './pages/tnc-goodzero';
import { projects } from './projects';
import { reach } from './reach';
import { commercialService, homeService, societyService } from './services';
import { solutionTiles } from './solution-tiles';
import { stalePage } from './stale-page';
import { commercialTestimonials, homeTestimonials, housingTestimonials } from './testimonials';
import { trustedBy } from './trusted-by';

import { areaServed } from './cities';
import { claims } from './claims';
import { company } from './company';
import { films } from './films';
import { homeChapters, homeGuide } from './guides/home';
import { societyChapters, societyGuide } from './guides/housing-society';
import { ask } from './legal/ask';
import { details } from './legal/details';
import { outbox } from './outbox';
import { hindi } from './subsidies/hindi';
import { rule } from './subsidies/rule';
import { emiExamples, stateGrants } from './subsidies/tables';
import { reviews } from './testimonials';

/** All files of this folder: content/schemas/language.ts says what each holds. */
export const english = {
  code: 'en',
  lang: 'en-IN',
  locale: 'en-IN',
  prefix: '',
  words: {
    company,
    cities: areaServed,
    claims,
    films,
    carousel: carouselWords,
    calculator,
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
    subsidies: { hindi, rule, tables: { stateGrants, emiExamples } },
    guides: {
      chapters: { home: homeChapters, housingSociety: societyChapters },
      home: homeGuide,
      housingSociety: societyGuide,
    },
    landingBlocks,
    legal: { ask, details },
    forms: { landing: landingForm, commercial: commercialForm, housing: housingForm, tabbed: tabbedForm },
    pages: {
      landing,
      home,
      residential,
      housingSociety,
      commercial,
      aboutus,
      solarCalculator,
      subsidies,
      goSolar,
      guidedownload,
      knowmore,
      careers,
      privacyPolicy,
      termsOfService,
      tncGoodzero,
      accessibility,
      notFound,
    },
  },
} satisfies LanguageFiles;
