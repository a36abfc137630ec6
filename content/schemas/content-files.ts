import { z } from 'zod';
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
import * as entries from './entries';
import { guidePart, guideSources } from './guide';
import { leadFormFile, sharedFormWords } from './lead-forms';
import { legalAsk } from './legal';
import { pageFile } from './pages';
import * as sections from './sections';
import * as words from './site-words';
import { hindiScheme, schemeRule, subsidyFacts } from './subsidies';
import { townFile, townPageWords } from './towns';

/** What each file of content/ must hold, by its name without ending. */
export const files = {
  company,
  'blocks/articles': articleWords,
  'blocks/consultation': sections.consultation,
  'blocks/credentials': entries.credentials,
  'blocks/emi-examples': sections.figuresTable,
  'blocks/estimator': entries.estimator,
  'blocks/faq': sections.faqSection,
  'blocks/hero-slides': sections.heroSlider,
  'blocks/hindi-scheme': hindiScheme,
  'blocks/how-it-goes': sections.steps,
  'blocks/landing-blocks': z.strictObject({
    form: formSection,
    locations: sections.locations,
    banner: sections.locationsBanner,
    whoAreWe: sections.stats,
    whyChooseUs: sections.benefits,
    guide: sections.guidePromo,
  }),
  'blocks/news': entries.newsSection,
  'blocks/projects': entries.projectsSection,
  'blocks/reach': entries.reach,
  'blocks/services': z.strictObject({ home: entries.service, society: entries.service, commercial: entries.service }),
  'blocks/solution-tiles': sections.solutionTiles,
  'blocks/state-grants': sections.figuresTable,
  'blocks/subsidy-rule': schemeRule,
  'blocks/team-and-journey': z.strictObject({ team: entries.gallery, journey: entries.timeline }),
  'blocks/testimonials': z.strictObject({
    home: entries.testimonials,
    housing: entries.testimonials,
    commercial: entries.testimonials,
  }),
  'blocks/town-pages': townPageWords,
  'blocks/trusted-by': entries.logoStrip,
  'facts/claims': entries.claimsFile,
  'facts/estimates': solar.estimates,
  'facts/grants': solar.grantsFile,
  'facts/guide-sources': guideSources,
  'facts/names': factNames,
  'facts/limits': solar.limitsFile,
  'facts/loads': solar.loadsFile,
  'facts/prices': solar.pricesFile,
  'facts/questions': solar.questionsFile,
  'facts/sources': z.record(z.string(), source),
  'facts/steps': sections.stepsFacts,
  'facts/sums': z.record(z.string(), sumOfFacts),
  'facts/subsidies': subsidyFacts,
  'facts/sun': solar.sunFile,
  'facts/tariff': solar.tariffFile,
  'facts/town-systems': solar.townSystems,
  'facts/units': z.record(z.string(), text),
  'facts/usual': z.strictObject({ payback: text, cleaning: text }),
  'facts/usual-bills': solar.usualBillsFile,
  'site/analytics': words.analytics,
  'site/area': sections.areaFile,
  'site/calculator': calculatorWords,
  'site/films': sections.filmsFile,
  'site/forms': sharedFormWords,
  'site/interface': words.interfaceWords,
  'site/languages': languagesFile,
  'site/legal': z.strictObject({ ask: legalAsk, formTables: formTableWords }),
  'site/measuring': words.measuring,
  'site/navigation': words.navigation,
  'site/not-found': z.strictObject({ title: text, hero, ways: sections.solutionTiles, next: sections.ctaBand }),
  'site/outbox': words.outboxWords,
  'site/redirects': redirects,
  'site/stale-page': words.stalePageWords,
} as const;

/** What files must hold of which there may be any number, by a pattern of their names. */
export const folders = {
  'articles/*/article': articleFile,
  'forms/*': leadFormFile,
  'guides/home/*': guidePart('guides/home/'),
  'guides/housing-society/*': guidePart('guides/housing-society/'),
  'news/*': entries.newsEntry,
  'pages/*': pageFile,
  'projects/*': entries.projectEntry,
  'reviews/*': entries.reviewEntry,
  'towns/*': townFile,
} as const;
