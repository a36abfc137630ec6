import { fill } from '../lib/content/fill';
import { dayInWords } from '../lib/content/fact-texts';
import type { ContentFiles } from '../lib/content/files';
import { formTable } from '../lib/content/form-table';
import { given, mapped, without } from '../lib/content/objects';
import type { Paragraph, Table } from '../lib/content/prose';
import { entriesOf, readWords } from '../lib/content/read-words';
import type { Plan, Program, Read as ReadOf, Values } from '../lib/content/read-words';
import type { Finding } from '../lib/content/resolve';
import type { Routes } from '../lib/content/site';
import { fittingTitle } from '../lib/content/title';
import type { ArticleContent, ArticleSource } from './schemas/articles';
import { factRules, files, folders, pairRules } from './schemas/content-files';
import type { ChapterContent, GuideContent } from './schemas/guide';
import { type Language, languagesFile, type SiteLanguage } from '../lib/content/language';
import { descriptionOf, formWordsOf, type LeadFormContent, type LeadFormFile } from './schemas/lead-forms';
import type { AnyPage } from './schemas/pages';
import type { SolarContent } from './schemas/solar';
import type { ReviewContent } from './schemas/entries';
import type { TownFacts } from './schemas/towns';

interface ReadOptions extends Program {
  /**
   * Whether each lead tells the company which website or campaign the visitor came from. The environment variable
   * NEXT_PUBLIC_LEAD_SOURCE turns this on.
   */
  leadSource?: boolean;
}

type Read = ReadOf<typeof files, typeof folders, SiteLanguage>;
type File<Name extends keyof typeof files> = ReturnType<(typeof files)[Name]['parse']>;
type Entry<Name extends keyof typeof folders> = ReturnType<(typeof folders)[Name]['parse']>;

/**
 * Reads and checks all files of content/.
 * @param contentFiles the text of each file, by its path inside content/
 * @throws Error with one line for each problem
 */
export function readContent(contentFiles: ContentFiles, options: ReadOptions = {}) {
  const { languages, problems, facts } = checkContent(contentFiles, options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { languages, ...facts };
}

/**
 * Reads and checks all files of content/ like `readContent`, but returns the problems as lines instead of throwing an
 * error.
 */
export function checkContent(contentFiles: ContentFiles, { leadSource = false, ...program }: ReadOptions = {}) {
  const { values, languages, reads, readers, problems } = readWords(contentFiles, planWith(leadSource), program);
  return {
    languages: problems.length === 0 ? reads.map((read) => wordsOf(read, languages)) : [],
    problems,
    readers,
    facts: {
      analytics: (values.get('site/analytics') ?? null) as File<'site/analytics'>,
      redirects: (values.get('site/redirects') ?? []) as File<'site/redirects'>,
      siteLanguages: languages,
    },
  };
}

/** How many entries of a folder a carousel shows. */
const SHOWN = { news: 5, projects: 10, reviews: 10 };

const planWith = (leadSource: boolean): Plan<typeof files, typeof folders, SiteLanguage> => ({
  files,
  folders,
  languages: languagesFile,
  names: 'facts/names',
  derived: (values) => ({ places: placesIn(values), measured: measuredIn(values, leadSource) }),
  routes: routesOf,
  pageFile: (id) => {
    const [, kind, name] = /^(rooftop-solar|learn)-(.+)$/.exec(id) ?? [];
    return kind === 'learn' ? `articles/${name}/article` : kind ? `towns/${name}` : `pages/${id}`;
  },
  fewest: {
    news: [SHOWN.news, 'blocks/news'],
    projects: [SHOWN.projects, 'blocks/projects'],
    reviews: [SHOWN.reviews, 'blocks/testimonials'],
  },
  findings: (values) => [...missingFiles(values), ...exampleFindings(values)],
  pairs: pairRules,
  facts: factRules,
});

const byOrder = ([, one]: [string, { order: number }], [, other]: [string, { order: number }]) =>
  one.order - other.order;

/**
 * Makes the lists of places from the files of the towns. A content file uses a list by its name, for example `use:
 * places#all`:
 * - `all`: a link to each place, and at the end the link `more` of site/area.yaml.
 * - `towns`: the same without the link at the end.
 * - `names`: the names of all places. `first`: the first five names.
 * - `options`: the names of the towns by their ids.
 */
function placesIn(values: Values) {
  const towns = entriesOf(values, 'towns/*')
    .map(([id, town]): [string, { order: number; name?: unknown }] => [id, Object(town)])
    .sort(byOrder);
  const area = Object(values.get('site/area')) as { others?: unknown; more?: unknown };
  const others = Array.isArray(area.others) ? (area.others as unknown[]) : [];
  const links = towns.map(([id, { name }]) => ({ text: name, href: `rooftop-solar-${id}` }));
  const names = [...towns.map(([, { name }]) => name), ...others];
  return {
    options: Object.fromEntries(towns.map(([id, { name }]) => [id, name])),
    names,
    first: names.slice(0, 5),
    towns: [...links, ...others.map((text) => ({ text }))],
    all: [...links, ...others.map((text) => ({ text })), area.more],
  };
}

/** Finds files of folders that pages show by their names. */
const missingFiles = (values: Values): Finding[] =>
  [...Object.keys(FORM_AUDIENCES).map((form) => `forms/${form}`), ...GUIDES.map((guide) => `${guide}/guide`)]
    .filter((file) => !values.has(file))
    .map((file) => ({ file, path: [], message: 'expected this file' }));

/** Checks that one town alone is the town of the examples. */
function exampleFindings(values: Values): Finding[] {
  const towns = entriesOf(values, 'towns/*');
  const [first, ...others] = towns.filter(([, town]) => Object(town).example === true).map(([id]) => id);
  if (first === undefined) {
    const file = towns[0] ? `towns/${towns[0][0]}` : 'site/area';
    return [{ file, path: [], message: 'expected "example: true" in the file of one town, whose examples pages show' }];
  }
  const message = `expected one town alone with "example: true", and content/towns/${first}.yaml has it`;
  return others.map((id) => ({ file: `towns/${id}`, path: ['example'], message }));
}

/**
 * Picks the sentences of the privacy policy that depend on two settings: whether visits are counted, and whether a lead
 * tells where its visitor came from.
 */
function measuredIn(values: Values, leadSource: boolean) {
  const service = values.get('site/analytics') as File<'site/analytics'> | undefined;
  const isOn = (key: string) => (['sent', 'reading'].includes(key) ? leadSource : Boolean(service));
  const sentences = Object.entries(
    Object(values.get('site/measuring')) as Record<string, { on: unknown; off?: unknown }>,
  );
  return {
    sentences: Object.fromEntries(sentences.map(([key, { on, off = '' }]) => [key, isOn(key) ? on : off])),
    // Gives placeholders while no analytics service is set up, because sentences that name the service are checked even
    // when they are not shown.
    service: service
      ? { name: service.name, does: service.does, policy: service.policy, host: hostOf(service.script) }
      : { name: 'nobody', does: 'nobody', policy: 'nobody', host: 'nobody' },
  };
}

/** The host of an address. Undefined if the address is wrong, which its schema reports. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);

/**
 * The address of each page by the page's id. A page's file in pages/ states its address; those of towns and articles
 * follow from the names of their files.
 */
function routesOf(values: Values): Routes {
  const pages = entriesOf(values, 'pages/*').map(([id, page]) => [id, String(Object(page).address)] as const);
  const towns = entriesOf(values, 'towns/*').map(([id]) => [`rooftop-solar-${id}`, `/rooftop-solar/${id}`] as const);
  const articles = entriesOf(values, 'articles/*/article').map(([id]) => [`learn-${id}`, `/learn/${id}`] as const);
  return Object.fromEntries([...pages, ...towns, ...articles].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The kind of customer who uses each form. WhatsApp chats that are opened from a form begin with the greeting for that
 * kind of customer.
 */
const FORM_AUDIENCES = { landing: 'home', commercial: 'business', housing: 'society', tabbed: 'anybody' } as const;

/** The folders of the guides. The file `guide` in each lists the chapters, which are the other files. */
const GUIDES = ['guides/home', 'guides/housing-society'] as const;

/** Collects all words of one language in the shape in which pages use them. */
function wordsOf(read: Read, siteLanguages: readonly SiteLanguage[]) {
  const { language, file, folder, address } = read;
  const { code, lang, locale, prefix } = language;
  const company = file('company');
  const claims = file('facts/claims');
  const towns = Object.fromEntries(folder('towns/*').sort(byOrder));
  const townNames = Object.fromEntries(Object.entries(towns).map(([id, { name }]) => [id, name]));
  const outbox = file('site/outbox');
  const navigation = { ...file('site/navigation'), outbox };
  const area = file('site/area');
  const projects = projectsIn(read, townNames);
  const reviews = reviewsIn(read, townNames);
  const { home, society } = file('site/films');
  const { modelledDay, modelledTown, figures: sunFigures } = file('facts/sun');
  const [exampleTown] = Object.entries(towns).find(([, { example }]) => example)!;
  const { slabEnds, figures: tariff } = file('facts/tariff');
  const { phone, email, whatsapp, leadInbox: recipient } = company;
  const formFiles = Object.fromEntries(folder('forms/*')) as Record<string, LeadFormFile>;
  const { ask: legalAsk, formTables } = file('site/legal');
  const tableOf = (form: string): Table | undefined => formFiles[form] && formTable(formFiles[form], formTables);
  const limits = file('facts/limits').figures;
  const known = { ...tariff, ...limits, ...file('facts/loads').figures, ...sunFigures };
  const questions = mapped(file('facts/questions'), (asked) =>
    asked.map(({ figures, ...question }) => ({
      ...question,
      ...(question.name === 'city' && { options: Object.keys(towns), default: exampleTown }),
      ...(figures && mapped(figures as Required<typeof figures>, (id) => known[id].value)),
    })),
  );
  return {
    interface: file('site/interface'),
    calculator: file('site/calculator'),
    estimator: file('blocks/estimator'),
    figureWords: { units: file('facts/units'), sources: file('facts/sources') },
    townPages: file('blocks/town-pages'),
    articles: file('blocks/articles'),
    outbox,
    navigation,
    stalePage: file('site/stale-page'),
    solutionTiles: file('blocks/solution-tiles'),
    howItGoes: file('blocks/how-it-goes'),
    credentials: file('blocks/credentials'),
    trustedBy: file('blocks/trusted-by'),
    faq: file('blocks/faq'),
    news: { ...file('blocks/news'), items: newsIn(read) },
    projects: { ...file('blocks/projects'), items: projects.slice(0, SHOWN.projects) },
    allProjects: projects,
    teamAndJourney: file('blocks/team-and-journey'),
    consultation: file('blocks/consultation'),
    reach: file('blocks/reach'),
    testimonials: {
      reviews: reviews.map(([, review]) => review),
      ...mapped(file('blocks/testimonials'), ({ first, ...words }) => ({
        ...words,
        reviews: [...reviews.slice(first - 1), ...reviews.slice(0, first - 1)]
          .slice(0, SHOWN.reviews)
          .map(([, review]) => review),
      })),
    },
    services: file('blocks/services'),
    heroSlides: file('blocks/hero-slides'),
    subsidies: {
      hindi: file('blocks/hindi-scheme'),
      rule: file('blocks/subsidy-rule'),
      tables: { stateGrants: file('blocks/state-grants'), emiExamples: file('blocks/emi-examples') },
    },
    landingBlocks: file('blocks/landing-blocks'),
    legal: { ask: legalAsk },
    notFound: file('site/not-found'),
    films: mapped({ home, society }, (film) => without(film, 'film')),
    language: {
      ...{ code, lang, locale, prefix },
      home: address('landing'),
      others: siteLanguages
        .filter((other) => other.code !== code)
        .map(({ code, lang, prefix, name }) => ({ code, lang, prefix, name })),
    } satisfies Language as Language,
    company: { ...company, founded: claims.founded!.value! },
    areaServed: { state: area.state, country: area.country, cities: [...Object.values(townNames), ...area.others] },
    towns: towns as Record<string, TownFacts>,
    solar: {
      figures: { ...tariff, ...sunFigures, ...file('facts/prices').figures, ...file('facts/grants').figures },
      loads: mapped(file('facts/loads').figures, ({ value }) => value),
      limits: mapped(limits, ({ value }) => value),
      questions,
      typicalBills: file('facts/typical-bills'),
      estimates: file('facts/estimates'),
      townSystems: file('facts/town-systems'),
      sun: { modelledDay, modelledTown, townSun: mapped(towns, ({ sun }) => sun) },
      slabEnds,
      exampleTown,
    } satisfies SolarContent as SolarContent,
    pages: pagesIn(read, { company, reviews: Object.fromEntries(reviews), tableOf }),
    guides: { home: guideIn(read, 'guides/home'), housingSociety: guideIn(read, 'guides/housing-society') },
    forms: mapped(FORM_AUDIENCES, (audience, form): LeadFormContent => ({
      form: descriptionOf(formFiles[form]!),
      words: formWordsOf(formFiles[form]!, file('site/forms'), outbox, {
        ...{ phone, email, whatsapp, recipient },
        towns: townNames,
        greeting: navigation.audiences[audience].greeting,
      }),
    })),
  };
}

/** The newest news items, the newest first, for the carousel. */
const newsIn = ({ folder }: Read) =>
  folder('news/*')
    .map(([id, item]) => ({ ...item, id }))
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, SHOWN.news);

/** All projects, sorted by their `order` fields. */
const projectsIn = ({ folder }: Read, towns: Record<string, string>) =>
  folder('projects/*')
    .sort(byOrder)
    .map(([, { title, town, kw, year, img, sample }]) =>
      given({ img, title: `${fill(title, { town: towns[town]! })}, ${kw} kW, ${year}`, town, sample }),
    );

/** All reviews with the names of their files, sorted by their `order` fields. */
const reviewsIn = ({ folder }: Read, towns: Record<string, string>): [string, ReviewContent][] =>
  folder('reviews/*')
    .sort(byOrder)
    .map(([id, { name, town, kw, stars, text, sample }]) => {
      const about = [name, town && towns[town], kw && `${kw} kW`].filter(Boolean).join(', ');
      return [id, given({ text, author: `${about} ${'★'.repeat(stars)}`, town, sample })];
    });

/** Joins a guide with its chapters, each of which has a file of its own. */
function guideIn({ folder, language }: Read, name: (typeof GUIDES)[number]): GuideContent {
  const files = Object.fromEntries(folder(`${name}/*`));
  const { chapters, next, ...guide } = files.guide as Exclude<(typeof files)[string], ChapterContent>;
  const dated = dayInWords(guide.updated, language.locale);
  return {
    ...guide,
    dated,
    next: { ...next, small: fill(next.small, { 'updated-in-words': dated }) } as typeof next,
    chapters: chapters.map((chapter) => files[chapter] as ChapterContent),
  };
}

interface ForPages {
  company: File<'company'>;
  reviews: Record<string, ReviewContent>;
  tableOf: (form: string) => Table | undefined;
}

/** All pages by id, each with the content of its file and its address in this language. */
function pagesIn(read: Read, { company, reviews, tableOf }: ForPages): Record<string, AnyPage> {
  const { folder, routes, address } = read;
  const written = [
    ...folder('pages/*').map(([id, page]) => ({
      id,
      file: `content/pages/${id}.yaml`,
      page: without(page, 'address'),
    })),
    ...folder('towns/*').map(([id, { seo, updated, hero, town, name }]) => ({
      id: `rooftop-solar-${id}`,
      file: `content/towns/${id}.yaml`,
      page: { seo, updated, hero, town: { ...town, name } },
    })),
    ...folder('articles/*/article').map(([slug, { seo, updated, next, ...article }]) => ({
      id: `learn-${slug}`,
      file: `content/articles/${slug}/article.yaml`,
      page: { seo, updated, next, article: articleOf(read, slug, article) },
    })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  return Object.fromEntries(
    written.map(({ id, file, page }) => {
      const { legal, reviews: chosen, ...rest } = page as typeof page & Entry<'pages/*'>;
      const { titleWithoutName, ...seo } = page.seo;
      return [
        id,
        {
          ...rest,
          seo: { ...seo, title: fittingTitle(seo.title, company, titleWithoutName) },
          ...(chosen && { reviews: { ...chosen, reviews: chosen.reviews.map((name) => reviews[name]!) } }),
          ...(legal && { legal: { ...legal, sections: sectionsOf(read, id, legal.sections, tableOf) } }),
          id,
          route: routes[id]!,
          address: address(id),
          file,
        } as AnyPage,
      ];
    }),
  );
}

/**
 * The sections of a legal text. Their words come from a Markdown file, and their approvals from the page's YAML file.
 */
function sectionsOf(
  { legalText, routes, folder, address }: Read,
  page: string,
  approvals: readonly { id: string; approved: unknown }[],
  table: ForPages['tableOf'],
) {
  const names = Object.fromEntries([
    ...folder('pages/*').map(([id, { seo }]) => [id, seo.name]),
    ...folder('towns/*').map(([id, { seo }]) => [`rooftop-solar-${id}`, seo.name]),
  ]) as Record<string, string>;
  const otherPages = (written: string): Paragraph[] =>
    Object.keys(routes)
      .filter((id) => id in names && id !== page && !written.includes(`"url":"${id}"`))
      .map((id) => [{ text: names[id]!, href: address(id) }]);
  const { sections } = legalText(page, { table, otherPages });
  const approved = new Map(approvals.map((section) => [section.id, section.approved]));
  return sections.map(({ id, heading, blocks }) => ({ id, heading, blocks, approved: approved.get(id) ?? null }));
}

/** An article with its text from a Markdown file, the details of its sources, and links to related articles. */
function articleOf(
  { file, folder, article: readProse, address }: Read,
  slug: string,
  article: Omit<Entry<'articles/*/article'>, 'seo' | 'updated' | 'next'>,
): ArticleContent {
  const questions = Object.fromEntries(folder('articles/*/article').map(([other, { question }]) => [other, question]));
  const { sections } = readProse(slug, article.sources);
  const known = file('facts/sources');
  return {
    ...article,
    sources: article.sources.map((source): ArticleSource =>
      typeof source === 'string' ? { id: source, ...known[source]! } : source,
    ),
    related: article.related.map((other) => ({ text: questions[other]!, href: address(`learn-${other}`) })),
    sections: sections.map(({ id, heading, blocks }) => ({ ...(id && { id }), ...(heading && { heading }), blocks })),
  };
}
