import { z } from 'zod';
import * as solar from './solar';
import * as entries from './entries';
import * as sections from './sections';
import * as words from './site-words';
import { analytics } from '../../lib/content/analytics';
import { factNames, sumOfFacts } from '../../lib/content/fact-texts';
import { formTableWords } from '../../lib/content/form-table';
import { languagesFile } from '../../lib/content/language';
import type { PairRules } from '../../lib/content/pairs';
import { source } from '../../lib/content/parts';
import { redirects } from '../../lib/content/redirects';
import { text } from '../../lib/content/text';
import type { FactRules } from '../../lib/content/unread-facts';
import { articleFile, articleWords, legalAsk } from './articles';
import { formSection, hero } from './blocks';
import { calculatorWords } from './calculator';
import { guidePart, guideSources } from './guide';
import { leadFormFile, sharedFormWords } from './lead-forms';
import { pageFile } from './pages';
import { company } from './site-words';
import { hindiScheme, schemeRule, subsidyFacts } from './subsidies';
import { townFile, townPageWords } from './towns';

const set = (words: string) => new Set(words.split(/\s+/));

/** Which fields are exempt from having a text in each language, and which words may be the same in all languages. */
export const pairRules: PairRules = {
  untranslated: set(
    `kW KW kWh kWp MW MWp kg EMI EMIs PDF FAQ GST UPPCL UPNEDA MNRE DISCOM DCR KYC CO GHS RWA AGM CAPEX RESCO Mono PERC
    TOPCon WhatsApp Facebook Instagram LinkedIn YouTube OTP EmailJS JavaScript GoodZero`,
  ),
  withoutWords: set(
    `use id icon kind layout surface direction variant page town company confidence href link address consultation src
    picture pictures cover av1 h264 script policy email leadInbox code lang locale prefix browserColour legalName by
    reason seal chapters reviews names onBill least most default approved required sent sentAs value initial tabs
    askedAfter sender consent outcome attributes sendsTo modelledTown`,
  ),
  // These fields may be '' in some languages: `beforeLead` in the language in which leads are written, and the last
  // part of `consent` in a language whose sentence ends with a link.
  mayBeEmpty: set('beforeLead consent'),
  names:
    /^(company|site\/(languages|analytics)) .*\bname$|^facts\/((names|sums) |\w+ figures\..*\b(unit|source)$)|^articles\/\S+ (.*\b(sources|related)\.\d+|figure\..*\bat)$/,
};

/**
 * Which facts must be named by at least one text, so that no unused fact stays in content/. The files in `figures` need
 * no such check, because their schemas have exactly the figures that the calculators use.
 */
export const factRules: FactRules = {
  entries: { claims: 1, 'guide-sources': 1, steps: 2, subsidies: 4, sums: 1, typical: 1 },
  // No text names these fields: only the check before the launch reads them.
  notShown: ['approved', 'asOf', 'published'],
  // No text names this fact: only search engines get the year in which the company was founded.
  readBySite: ['facts/claims#founded'],
  figures: ['tariff', 'sun', 'prices', 'grants', 'loads', 'limits'],
};

/** The schema of each file of content/, by the file's name without its ending. */
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
  'facts/typical': z.strictObject({ payback: text, cleaning: text }),
  'facts/typical-bills': solar.typicalBillsFile,
  'site/analytics': analytics,
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

/** The schemas of files that content/ may have any number of, by a pattern of their names. */
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
