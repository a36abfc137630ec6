import { z } from 'zod';
import { analytics } from './analytics';
import { benefits } from './benefits';
import { approved, formSection, hero } from './blocks';
import { calculatorWords } from './calculator';
import { claimFacts, claims } from './claims';
import { companyFacts, companyWords } from './company';
import { consultation } from './consultation';
import { credentials } from './credentials';
import { estimator } from './estimator';
import { faqSection } from './faq';
import { ctaBand } from './cta-band';
import { figuresTable } from './figures-table';
import { filmsFacts, filmsWords } from './films';
import { gallery } from './gallery';
import { chapter, guide } from './guide';
import { guidePromo } from './guide-promo';
import { heroSlider } from './hero-slider';
import { commercial } from '../facts/forms/commercial';
import { housing } from '../facts/forms/housing';
import { landing } from '../facts/forms/landing';
import { tabbed } from '../facts/forms/tabbed';
import { interfaceWords } from './interface';
import { leadFormWords } from './lead-forms';
import { legalAsk } from './legal';
import { areaServed, locations, locationsBanner } from './locations';
import { logoStrip } from './logo-strip';
import { navigation } from './navigation';
import { news } from './news';
import { outboxWords } from './outbox';
import { anyPage } from './pages';
import { projects } from './projects';
import { reach } from './reach';
import { redirects } from './redirects';
import { prices, service } from './service';
import { solutionTiles } from './solution-tiles';
import { figureWords, solarFacts } from './solar';
import { stalePageWords } from './stale-page';
import { stats } from './stats';
import { steps, stepsFacts } from './steps';
import { hindiScheme, schemeRule, subsidyFacts } from './subsidies';
import { reviews, testimonials } from './testimonials';
import { text } from './text';
import { timeline } from './timeline';
import { otherTowns, townPageWords, towns } from './towns';

const detail = z.strictObject({ text, approved });

/**
 * The schemas of all content files: those in content/facts/ and those in the folder of a language. A key is the name of
 * a file or folder. A problem in a value that several files import is reported for the first of them in this list, so
 * files with shared sections come before the pages.
 */
export const facts = z.strictObject({
  company: companyFacts,
  claims: claimFacts,
  subsidies: subsidyFacts,
  howItGoes: stepsFacts,
  usualFigures: z.strictObject({ payback: text, cleaning: text }),
  prices,
  legal: z.strictObject({ officerEmail: detail }),
  films: filmsFacts,
  analytics,
  redirects,
  towns,
  otherTowns,
  solar: solarFacts,
});

export const words = z.strictObject({
  company: companyWords,
  cities: areaServed,
  claims,
  films: filmsWords,
  interface: interfaceWords,
  calculator: calculatorWords,
  estimator,
  figureWords,
  townPages: townPageWords,
  outbox: outboxWords,
  navigation,
  stalePage: stalePageWords,
  solutionTiles,
  howItGoes: steps,
  credentials,
  trustedBy: logoStrip,
  faq: faqSection,
  news,
  projects,
  teamAndJourney: z.strictObject({ team: gallery, journey: timeline }),
  consultation,
  reach,
  testimonials: z.strictObject({ reviews, home: testimonials, housing: testimonials, commercial: testimonials }),
  services: z.strictObject({ home: service, society: service, commercial: service }),
  heroSlides: heroSlider,
  subsidies: z.strictObject({
    hindi: hindiScheme,
    rule: schemeRule,
    tables: z.strictObject({ stateGrants: figuresTable, emiExamples: figuresTable }),
  }),
  guides: z.strictObject({
    chapters: z.strictObject({
      home: z.record(z.string(), chapter),
      housingSociety: z.record(z.string(), chapter),
    }),
    home: guide,
    housingSociety: guide,
  }),
  landingBlocks: z.strictObject({
    form: formSection,
    locations,
    banner: locationsBanner,
    whoAreWe: stats,
    whyChooseUs: benefits,
    guide: guidePromo,
  }),
  legal: z.strictObject({
    ask: legalAsk,
    details: z.strictObject({
      name: text,
      address: detail,
      officer: detail,
      officerEmail: detail,
      answerTime: detail,
      keepEnquiries: detail,
      keepLogs: detail,
      courts: detail,
    }),
  }),
  forms: z.strictObject({
    landing: leadFormWords(landing),
    commercial: leadFormWords(commercial),
    housing: leadFormWords(housing),
    tabbed: leadFormWords(tabbed),
  }),
  notFound: z.strictObject({ title: text, hero, ways: solutionTiles, next: ctaBand }),
  pages: z.record(z.string(), anyPage),
});

export type RawFacts = z.input<typeof facts>;
export type RawWords = z.input<typeof words>;
export type RawPage = z.input<typeof anyPage>;
/** The words of a town's page, as their file has them. */
export type RawTownPage = RawPage & Required<Pick<RawPage, 'hero' | 'town'>>;
export type RawChapter = z.input<typeof chapter>;
