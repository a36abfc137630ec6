import { z } from 'zod';
import { languagesFile, type SiteLanguage } from '../lib/content/language';
import { date, each, source, texts } from '../lib/content/parts';
import type { Model } from '../lib/content/read-files';
import { text } from '../lib/content/text';
import { articleRule } from './rules/articles';
import { exampleFigures } from './rules/examples';
import { factNames, factTexts, sumOfFacts } from './rules/facts';
import { formTableLabels } from './rules/form-table';
import { legalTextRule } from './rules/legal-texts';
import { missingFiles, tooFewFiles } from './rules/missing-files';
import { pageRule, routesOf } from './rules/pages';
import { privacySentences } from './rules/privacy';
import { redirects } from './rules/redirects';
import { exampleTownRule, townLists } from './rules/towns';
import { pairRules } from './rules/translations';
import { typedNumbers } from './rules/typed-numbers';
import { unreadFacts } from './rules/unread-facts';
import { analytics } from './schemas/analytics';
import { articleFile, articleLabels, legalAsk } from './schemas/articles';
import { formSection, hero } from './schemas/blocks';
import { calculatorLabels } from './schemas/calculator';
import * as entries from './schemas/entries';
import { guidePart, guideSources } from './schemas/guide';
import { leadFormFile, sharedFormLabels } from './schemas/lead-forms';
import { pageFile } from './schemas/pages';
import * as sections from './schemas/sections';
import * as site from './schemas/site';
import * as solar from './schemas/solar';
import { hindiScheme, schemeRule, subsidyFacts } from './schemas/subsidies';
import { townFile, townPageLabels } from './schemas/towns';

export const files = {
  company: site.company,
  'blocks/articles': articleLabels,
  'blocks/consultation-carousel': sections.consultation,
  'blocks/credentials': entries.credentials,
  'blocks/emi-examples': sections.factsTable,
  'blocks/estimator': entries.estimator,
  'blocks/faq': sections.faqSection,
  'blocks/hero-slider': sections.heroSlider,
  'blocks/hindi-scheme': hindiScheme,
  'blocks/steps': sections.steps,
  'blocks/landing-blocks': z.strictObject({
    formSection,
    locations: sections.locations,
    locationsBanner: sections.locationsBanner,
    stats: sections.stats,
    benefits: sections.benefits,
    guidePromo: sections.guidePromo,
  }),
  'blocks/news': entries.newsSection,
  'blocks/projects': entries.projectsSection,
  'blocks/contact-ways': entries.contactWays,
  'blocks/services': each(['home', 'society', 'commercial'], entries.service),
  'blocks/solution-tiles': sections.solutionTiles,
  'blocks/state-grants': sections.factsTable,
  'blocks/scheme-rule': schemeRule,
  'blocks/about-us': z.strictObject({ gallery: entries.gallery, timeline: entries.timeline }),
  'blocks/testimonials': each(['home', 'housing', 'commercial'], entries.testimonials),
  'blocks/town-pages': townPageLabels,
  'blocks/logo-strip': entries.logoStrip,
  'facts/claims': entries.claimsFile,
  'facts/estimates': solar.estimates,
  'facts/examples': solar.examplesFile,
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
  'facts/panels': solar.panelsFile,
  'facts/sun': solar.sunFile,
  'facts/tariff': solar.tariffFile,
  'facts/town-systems': solar.townSystems,
  'facts/units': z.record(z.string(), text),
  'facts/typical': z.strictObject({
    ...texts('payback cleaning loan-by-rule loan-above-rule supply-at-11-kv half-depreciation subsidy-days'),
    ...texts('subsidy-waiting accepted study-days time-of-day high-frame life open-access'),
    'scheme-end': date,
  }),
  'facts/typical-bills': solar.typicalBillsFile,
  'site/analytics': analytics,
  'site/area': sections.areaFile,
  'site/calculator': calculatorLabels,
  'site/films': sections.filmsFile,
  'site/forms': sharedFormLabels,
  'site/interface': site.interfaceLabels,
  'site/languages': languagesFile,
  'site/legal': z.strictObject({ ask: legalAsk, formTables: formTableLabels }),
  'site/navigation': site.navigation,
  'site/not-found': z.strictObject({
    title: text,
    hero,
    solutionTiles: sections.solutionTiles,
    ctaBand: sections.ctaBand,
  }),
  'site/outbox': site.outboxLabels,
  'site/privacy': site.privacy,
  'site/redirects': redirects,
  'site/reload-offer': site.reloadOfferLabels,
} as const;

export const folders = {
  'articles/*/article': articleFile,
  'forms/*': leadFormFile,
  'guides/home/*': guidePart('guides/home/'),
  'guides/housing-society/*': guidePart('guides/housing-society/'),
  'news/*': entries.newsItem,
  'pages/*': pageFile,
  'projects/*': entries.projectEntry,
  'reviews/*': entries.reviewEntry,
  'towns/*': townFile,
} as const;

export const carousels = {
  news: { shown: 5, section: 'blocks/news' },
  projects: { shown: 10, section: 'blocks/projects' },
  reviews: { shown: 10, section: 'blocks/testimonials' },
} as const;

export const formAudiences = {
  landing: 'home',
  commercial: 'business',
  housing: 'society',
  tabbed: 'anybody',
} as const;

const forms = Object.keys(formAudiences).map((form) => `forms/${form}`);

export const modelOf = (leadSource: boolean): Model<typeof files, typeof folders, SiteLanguage> => ({
  files,
  folders,
  isMarkdown: (file, values, codes) => {
    const [, folder, name, code = ''] = /^(legal|articles)\/([\w-]+)\/(\w+)\.md$/.exec(file) ?? [];
    if (!codes.includes(code)) return false;
    return folder === 'legal'
      ? 'legalText' in Object(values.get(`pages/${name}`))
      : values.has(`articles/${name}/article`);
  },
  languages: { file: 'site/languages', schema: languagesFile },
  derived: (values) => ({
    places: townLists(values),
    examples: exampleFigures(values),
    privacy: privacySentences(values, leadSource),
  }),
  facts: (values, read) => factTexts(values.get('facts/names'), read),
  isFact: (file) => file.startsWith('facts/'),
  routes: routesOf,
  pairs: pairRules,
  rules: [
    (files) => tooFewFiles(files, carousels),
    (files) => missingFiles(files, [...forms, 'guides/home/guide', 'guides/housing-society/guide']),
    exampleTownRule,
    legalTextRule,
    articleRule,
    unreadFacts,
    typedNumbers,
  ],
  languageRules: [pageRule],
  causes: (file, broken) => {
    const around = file.replace(/^(articles\/[^/]+)\/.*/, '$1/article').replace(/^legal\/([^/]+)\/.*/, 'pages/$1');
    return broken.has(around) || [...broken].some((one) => /^(company$|facts\/|site\/)/.test(one));
  },
});
