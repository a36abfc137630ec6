import { homeFilmFacts, societyFilmFacts } from '../facts/film-facts';
import { site } from '../facts/site';
import type { Language } from '../schemas/language';
import { journey, team } from './about';
import { carouselWords } from './carousel';
import { consultation } from './consultation';
import { credentials } from './credentials';
import { faq, societyFaq } from './faq';
import { commercialForm, housingForm, landingForm, tabbedForm } from './forms';
import { heroSlider } from './hero-slides';
import { howItGoes } from './how-it-goes';
import { landingBlocks } from './landing-blocks';
import { navigation } from './navigation';
import { news } from './news';
import { organisation } from './organisation';
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

const language: Language = { code: 'en', lang: 'en-IN', locale: 'en-IN', prefix: '' };

/** Everything that the English pages say. */
export const en = {
  language,
  site,
  organisation,
  navigation,
  stalePage,
  pages: {
    landing,
    home,
    residential,
    housingSociety,
    commercial,
    aboutus,
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
  landingBlocks,
  heroSlider,
  solutionTiles,
  howItGoes,
  credentials,
  trustedBy,
  faq,
  societyFaq,
  news,
  projects,
  team,
  journey,
  consultation,
  reach,
  testimonials: { home: homeTestimonials, housing: housingTestimonials, commercial: commercialTestimonials },
  services: { home: homeService, society: societyService, commercial: commercialService },
  films: { home: homeFilmFacts, society: societyFilmFacts },
  forms: { landing: landingForm, commercial: commercialForm, housing: housingForm, tabbed: tabbedForm },
  interface: { carousel: carouselWords },
};
