import * as solar from './solar';
import { factNames, sumOfFacts } from '../../lib/words/fact-texts';
import { formTableWords } from '../../lib/words/form-table';
import { languagesFile } from '../../lib/words/language';
import { source } from '../../lib/words/parts';
import { redirects } from '../../lib/words/redirects';
import { text } from '../../lib/words/text';
import { articleFile, articleWords } from './articles';
import { formSection, hero } from './blocks';
import { calculatorWords } from './calculator';
import { company } from './company';
import {
  claimsFile,
  credentials,
  estimator,
  gallery,
  logoStrip,
  newsEntry,
  newsSection,
  projectEntry,
  projectsSection,
  reach,
  reviewEntry,
  service,
  testimonials,
  timeline,
} from './entries';
import { guidePart, guideSources } from './guide';
import { leadFormFile, sharedFormWords } from './lead-forms';
import { legalAsk } from './legal';
import { pageFile } from './pages';
import {
  areaFile,
  benefits,
  consultation,
  ctaBand,
  faqSection,
  figuresTable,
  filmsFile,
  guidePromo,
  heroSlider,
  locations,
  locationsBanner,
  solutionTiles,
  stats,
  steps,
  stepsFacts,
} from './sections';
import { analytics, interfaceWords, measuring, navigation, outboxWords, stalePageWords } from './site-words';
import { hindiScheme, schemeRule, subsidyFacts } from './subsidies';
import { townFile, townPageWords } from './towns';
import { z } from 'zod';

/** What each file of content/ must hold, by its name without ending. */
export const files = {
  company,
  'blocks/articles': articleWords,
  'blocks/consultation': consultation,
  'blocks/credentials': credentials,
  'blocks/emi-examples': figuresTable,
  'blocks/estimator': estimator,
  'blocks/faq': faqSection,
  'blocks/hero-slides': heroSlider,
  'blocks/hindi-scheme': hindiScheme,
  'blocks/how-it-goes': steps,
  'blocks/landing-blocks': z.strictObject({
    form: formSection,
    locations,
    banner: locationsBanner,
    whoAreWe: stats,
    whyChooseUs: benefits,
    guide: guidePromo,
  }),
  'blocks/news': newsSection,
  'blocks/projects': projectsSection,
  'blocks/reach': reach,
  'blocks/services': z.strictObject({ home: service, society: service, commercial: service }),
  'blocks/solution-tiles': solutionTiles,
  'blocks/state-grants': figuresTable,
  'blocks/subsidy-rule': schemeRule,
  'blocks/team-and-journey': z.strictObject({ team: gallery, journey: timeline }),
  'blocks/testimonials': z.strictObject({ home: testimonials, housing: testimonials, commercial: testimonials }),
  'blocks/town-pages': townPageWords,
  'blocks/trusted-by': logoStrip,
  'facts/claims': claimsFile,
  'facts/estimates': solar.estimates,
  'facts/grants': solar.grantsFile,
  'facts/guide-sources': guideSources,
  'facts/names': factNames,
  'facts/limits': solar.limitsFile,
  'facts/loads': solar.loadsFile,
  'facts/prices': solar.pricesFile,
  'facts/questions': solar.questionsFile,
  'facts/sources': z.record(z.string(), source),
  'facts/steps': stepsFacts,
  'facts/sums': z.record(z.string(), sumOfFacts),
  'facts/subsidies': subsidyFacts,
  'facts/sun': solar.sunFile,
  'facts/tariff': solar.tariffFile,
  'facts/town-systems': solar.townSystems,
  'facts/units': z.record(z.string(), text),
  'facts/usual': z.strictObject({ payback: text, cleaning: text }),
  'facts/usual-bills': solar.usualBillsFile,
  'site/analytics': analytics,
  'site/area': areaFile,
  'site/calculator': calculatorWords,
  'site/films': filmsFile,
  'site/forms': sharedFormWords,
  'site/interface': interfaceWords,
  'site/languages': languagesFile,
  'site/legal': z.strictObject({ ask: legalAsk, formTables: formTableWords }),
  'site/measuring': measuring,
  'site/navigation': navigation,
  'site/not-found': z.strictObject({ title: text, hero, ways: solutionTiles, next: ctaBand }),
  'site/outbox': outboxWords,
  'site/redirects': redirects,
  'site/stale-page': stalePageWords,
} as const;

/** What files must hold of which there may be any number, by a pattern of their names. */
export const folders = {
  'articles/*/article': articleFile,
  'forms/*': leadFormFile,
  'guides/home/*': guidePart('guides/home/'),
  'guides/housing-society/*': guidePart('guides/housing-society/'),
  'news/*': newsEntry,
  'pages/*': pageFile,
  'projects/*': projectEntry,
  'reviews/*': reviewEntry,
  'towns/*': townFile,
} as const;
