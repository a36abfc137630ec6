import { z } from 'zod';
import { pageAddress, type Routes, withAddresses } from '../lib/words/address';
import { articleFindings, readArticle, sourceIds } from '../lib/words/article-findings';
import type { ArticleContent, ArticleSource } from './schemas/articles';
import { files as fileSchemas, folders } from './schemas/content-files';
import type { TableContent } from './schemas/figures-table';
import { type ContentFiles, parseFiles, positionOf } from '../lib/words/files';
import { dayInWords, factTexts } from '../lib/words/fact-texts';
import { fill } from '../lib/words/fill';
import { formTable } from '../lib/words/form-table';
import type { ChapterContent, GuideContent } from './schemas/guide';
import type { Language, SiteLanguage } from './schemas/language';
import { descriptionOf, formWordsOf, type LeadFormContent, type LeadFormFile } from './schemas/lead-forms';
import { legalFindings, readLegalText } from '../lib/words/legal-findings';
import { pageProblems } from '../lib/words/page-checks';
import type { AnyPage } from './schemas/pages';
import { pairFindings } from '../lib/words/pairs';
import { type ContentProblem, fieldName, lineOf, problemsIn } from '../lib/words/problems';
import type { Paragraph } from '../lib/words/prose';
import { redirectFindings } from './schemas/redirects';
import { countFindings, referenceFindings } from '../lib/words/references';
import { type Finding, isFields, resolver, whereIs } from '../lib/words/resolve';
import type { SolarContent } from './schemas/solar';
import type { ReviewContent } from './schemas/testimonials';
import { fittingTitle } from '../lib/words/title';
import type { TownFacts } from './schemas/towns';
import { factFindings } from '../lib/words/unread-facts';

type FileName = keyof typeof fileSchemas;
type FolderName = keyof typeof folders;
type FileValue<Name extends FileName> = z.output<(typeof fileSchemas)[Name]>;
type EntryValue<Name extends FolderName> = z.output<(typeof folders)[Name]>;

/** What the reading depends on besides the files. */
interface ReadOptions {
  /** Whether a lead says where its visit came from. */
  leadSource?: boolean;
  /** Whether the site shows a page at an address; without it nobody asks. */
  shows?: (address: string) => boolean;
}

type Words = ReturnType<typeof wordsOf>;

/**
 * Reads all of content/ and checks it.
 * @param contentFiles the files of content/ by their paths within it
 * @throws Error with a line for each problem
 */
export function readContent(contentFiles: ContentFiles, options: ReadOptions = {}) {
  const { languages, problems, facts } = checkContent(contentFiles, options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { languages, ...facts };
}

/** Reads all of content/, and returns its problems as lines instead of throwing them. */
export function checkContent(contentFiles: ContentFiles, { leadSource = false, shows }: ReadOptions = {}) {
  const parsed = parseFiles(contentFiles);
  const { values } = parsed;
  const findings: (Finding & { language?: string })[] = [];
  const siteLanguages = fileSchemas['site/languages'].safeParse(values.get('site/languages')).data ?? [];
  const codes = siteLanguages.map(({ code }) => code);
  const all = withPlaces(values, codes);
  const locales = Object.fromEntries(siteLanguages.map(({ code, locale }) => [code, locale]));
  const raw = (place: string) => {
    const [file, path = ''] = place.split('#') as [string, string?];
    return path
      .split('.')
      .filter(Boolean)
      .reduce<unknown>((inner, key) => (inner as never)?.[key], all.get(file));
  };
  const readers = new Map<string, ReturnType<typeof resolver>>();
  const facts = factTexts(
    (place, language) => readers.get(language)!.read(place),
    (place) => (typeof raw(place) === 'object' && raw(place) !== null ? Object.keys(raw(place) as object) : []),
    { locales, leadSource },
  );
  findings.push(...pairFindings(values, siteLanguages), ...referenceFindings(values), ...countFindings(values));
  for (const code of codes)
    readers.set(
      code,
      resolver(all, code, codes, facts, (finding) => findings.push(finding)),
    );
  const reads = siteLanguages.map((language) => {
    const report = (finding: Finding) =>
      findings.push({ ...whereIs(all, finding, language.code, codes), message: finding.message });
    return readLanguage(language, all, readers.get(language.code)!, report, shows, parsed.unreadable);
  });
  findings.push(
    ...legalFindingsIn(values, siteLanguages, readers),
    ...articleFindingsIn(values, siteLanguages, readers),
  );
  const languages = reads.map((read) => (read && findings.length === 0 ? wordsOf(read, siteLanguages) : undefined));
  // A file that cannot be read hides what its texts name.
  const places = [...readers.values()].flatMap((reader) => [...reader.places]);
  if (parsed.problems.length === 0) findings.push(...factFindings(values, codes, new Set(places)));
  // What is wrong in the lists of places is wrong in the towns, and reported there.
  const written = findings.filter(({ file }) => file !== 'places');
  const problems = [...parsed.problems, ...once(written.map((finding) => lineOf(problemOf(finding))))];
  return {
    languages: languages.filter((words) => words !== undefined) as Words[],
    problems,
    facts: {
      analytics: (values.get('site/analytics') ?? null) as FileValue<'site/analytics'>,
      redirects: (values.get('site/redirects') ?? []) as FileValue<'site/redirects'>,
      siteLanguages,
    },
  };

  function problemOf({ file, path, message }: Finding): ContentProblem {
    const isText = file.endsWith('.md');
    return {
      file: `content/${isText ? file : `${file}.yaml`}`,
      position: isText ? `${String(path[0] ?? 1)}:1` : (positionOf(contentFiles, { file, path }) ?? '1:1'),
      field: isText ? '' : fieldName(path),
      expected: message,
    };
  }
}

const once = (lines: string[]) => [...new Set(lines)];

/** What is wrong in the legal texts. */
function legalFindingsIn(
  values: ReadonlyMap<string, unknown>,
  languages: readonly SiteLanguage[],
  readers: ReadonlyMap<string, ReturnType<typeof resolver>>,
): Finding[] {
  const site = { pages: Object.keys(routesOf(values)), forms: entriesOf(values, 'forms').map(([id]) => id) };
  return entriesOf(values, 'pages').flatMap(([page, value]) => {
    const { legal } = value as { legal?: { sections?: { id?: string }[] } };
    if (!legal) return [];
    const files = textsIn(`legal/${page}`, values, languages, readers);
    const ids = Array.isArray(legal.sections) ? legal.sections.map(({ id }) => String(id)) : [];
    return files.length > 0 ? legalFindings(page, ids, files, site) : [];
  });
}

/** What is wrong in the prose of the articles, and in what they name. */
function articleFindingsIn(
  values: ReadonlyMap<string, unknown>,
  languages: readonly SiteLanguage[],
  readers: ReadonlyMap<string, ReturnType<typeof resolver>>,
): Finding[] {
  const articles = entriesOf(values, 'articles').map(([slug, article]) => ({
    slug,
    article,
    texts: textsIn(`articles/${slug}`, values, languages, readers),
  }));
  const sources = Object.keys((values.get('facts/sources') ?? {}) as object);
  return articleFindings(articles, { pages: Object.keys(routesOf(values)), sources });
}

/** The Markdown of a folder in each language, as it is written and with facts in the place of names in braces. */
const textsIn = (
  folder: string,
  values: ReadonlyMap<string, unknown>,
  languages: readonly SiteLanguage[],
  readers: ReadonlyMap<string, ReturnType<typeof resolver>>,
) =>
  languages.map((language) => {
    const file = `${folder}/${language.code}.md`;
    const written = values.get(file) as string | undefined;
    const filled = String(readers.get(language.code)!.value(written ?? '', { file, path: [] }));
    return { language, filled, ...(written !== undefined && { written }) };
  });

/** The name of the file of an entry. An article has a folder of its own. */
const entryFile = (folder: string, id: string) => `${folder}/${id}${folder === 'articles' ? '/article' : ''}`;

const entriesOf = (values: ReadonlyMap<string, unknown>, folder: string): [id: string, value: never][] => {
  const end = entryFile(folder, '').slice(folder.length + 1);
  return [...values]
    .filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith(end))
    .map(([file, value]): [string, never] => [file.slice(folder.length + 1, file.length - end.length), value as never])
    .filter(([id]) => !id.includes('/'));
};

const byOrder = <Entry extends { order: number }>([, one]: [string, Entry], [, other]: [string, Entry]) =>
  one.order - other.order;

/**
 * Adds the lists of places, which follow from the towns: `use: places#all` (with the last entry of site/area),
 * `places#towns`, `places#names`, `places#options` (by id).
 */
function withPlaces(values: ReadonlyMap<string, unknown>, codes: readonly string[]): ReadonlyMap<string, unknown> {
  const towns = entriesOf(values, 'towns')
    .map(([id, town]): [string, { order: number; name: unknown }] => [id, town])
    .sort(byOrder);
  const { others = [], more } = (values.get('site/area') ?? {}) as { others?: unknown[]; more?: unknown };
  const links = towns.map(([id, { name }]) => ({ text: name, href: `rooftop-solar-${id}` }));
  const places = {
    options: Object.fromEntries(towns.map(([id, { name }]) => [id, name])),
    names: [...towns.map(([, { name }]) => name), ...others],
    towns: [...links, ...others.map((text) => ({ text }))],
    all: [...links, ...others.map((text) => ({ text })), more],
  };
  return codes.length === 0 ? values : new Map([...values, ['places', places]]);
}

/** All files in one language, each as its schema reads it. */
interface Read {
  language: SiteLanguage;
  file: <Name extends FileName>(name: Name) => FileValue<Name>;
  folder: <Name extends FolderName>(name: Name) => [id: string, entry: EntryValue<Name>][];
  /** The Markdown of a folder, with facts in the place of names in braces. */
  markdown: (folder: string) => string;
  routes: Routes;
}

/** Reads every file in one language. @returns undefined where something is wrong, which is reported */
function readLanguage(
  language: SiteLanguage,
  values: ReadonlyMap<string, unknown>,
  { value, places }: ReturnType<typeof resolver>,
  report: (finding: Finding) => void,
  shows: ReadOptions['shows'],
  unreadable: ReadonlySet<string>,
): Read | undefined {
  let isRight = true;
  const wrong = (finding: Finding) => {
    isRight = false;
    report(finding);
  };
  const routes = routesOf(values);
  const parsed = new Map<string, unknown>();
  const read = (file: string, schema: z.ZodType) => {
    const { data, error } = schema.safeParse(value(values.get(file), { file, path: [] }));
    for (const { expected, ...problem } of problemsIn(error)) wrong({ file, ...problem, message: expected });
    const lost = (path: readonly PropertyKey[], link: string) =>
      wrong({
        file,
        path,
        message: `expected a page of the site (${Object.keys(routes).join(', ')}), got ${JSON.stringify(link)}`,
      });
    parsed.set(file, error ? undefined : withAddresses(data, language.prefix, routes, lost));
  };
  const isFact = (file: string) => file.startsWith('facts/');
  const readAll = (isWanted: (file: string) => boolean) => {
    for (const [file, schema] of Object.entries(fileSchemas).filter(([file]) => isWanted(file))) {
      if (values.has(file)) read(file, schema);
      else if (!unreadable.has(file)) wrong({ file, path: [], message: 'expected this file' });
    }
  };
  readAll(isFact);
  // What one fact says of another counts as read only where a page shows it.
  places.clear();
  readAll((file) => !isFact(file));
  for (const [folder, schema] of Object.entries(folders))
    for (const [id] of entriesOf(values, folder)) read(entryFile(folder, id), schema);
  const isLegal = (page: string) =>
    isFields(values.get(`pages/${page}`)) && 'legal' in (values.get(`pages/${page}`) as object);
  const known = (file: string) =>
    parsed.has(file) ||
    file === 'places' ||
    isLegal(/^legal\/([\w-]+)\/[a-z]{2}\.md$/.exec(file)?.[1] ?? '') ||
    parsed.has(file.replace(/^(articles\/[\w-]+\/)[a-z]{2}\.md$/, '$1article'));
  for (const file of values.keys()) if (!known(file)) wrong({ file, path: [], message: 'expected no such file' });
  const pages = [...parsed].flatMap(([file, page]) =>
    /^(pages|towns|articles)\//.test(file) && page !== undefined ? [{ ...(page as object), file }] : [],
  );
  pageProblems(pages).forEach(wrong);
  redirectFindings((parsed.get('site/redirects') ?? []) as never, Object.values(routes)).forEach((finding) =>
    wrong({ file: 'site/redirects', ...finding }),
  );
  for (const [id, route] of Object.entries(routes)) {
    const address = pageAddress(id, language.prefix, routes);
    const entry = [id.replace(/^rooftop-solar-/, 'towns/'), entryFile('articles', id.replace(/^learn-/, ''))];
    if (shows && !shows(address))
      wrong({
        file: entry.find((file) => values.has(file)) ?? `pages/${id}`,
        path: ['address'],
        message: `expected a route that shows ${address}, for example app/${language.prefix.slice(1) || '(en)'}${route}/page.tsx`,
      });
  }
  if (!isRight) return undefined;
  return {
    language,
    routes,
    file: (name) => parsed.get(name) as never,
    folder: (name) => entriesOf(parsed, name).map(([id, entry]) => [id, entry]),
    markdown: (folder) => {
      const file = `${folder}/${language.code}.md`;
      return String(value(values.get(file) ?? '', { file, path: [] }));
    },
  };
}

/** The route of each page by its id: the address in its file, and that of each town. */
function routesOf(values: ReadonlyMap<string, unknown>): Routes {
  const pages = entriesOf(values, 'pages').map(
    ([id, page]) => [id, String((page as { address?: unknown })?.address)] as const,
  );
  const towns = entriesOf(values, 'towns').map(([id]) => [`rooftop-solar-${id}`, `/rooftop-solar/${id}`] as const);
  const articles = entriesOf(values, 'articles').map(([slug]) => [`learn-${slug}`, `/learn/${slug}`] as const);
  return Object.fromEntries([...pages, ...towns, ...articles].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The words of one language, as pages show them. */
function wordsOf(read: Read, siteLanguages: readonly SiteLanguage[]) {
  const { language, file, folder, routes } = read;
  const { code, lang, locale, prefix } = language;
  const company = file('company');
  const claims = file('facts/claims');
  const towns = Object.fromEntries(folder('towns').sort(byOrder));
  const townNames = Object.fromEntries(Object.entries(towns).map(([id, { name }]) => [id, name]));
  const outbox = file('site/outbox');
  const navigation = { ...file('site/navigation'), outbox };
  const area = file('site/area');
  const reviews = reviewsIn(read, townNames);
  const { home, society } = file('site/films');
  const { modelledDay, figures: sunFigures } = file('facts/sun');
  const { slabEnds, figures: tariff } = file('facts/tariff');
  const { greetings, contact } = {
    contact: {
      phone: company.phone,
      email: company.email,
      whatsapp: company.whatsapp,
      recipient: company.leadInbox,
    },
    greetings: {
      landing: navigation.audiences.home.greeting,
      commercial: navigation.audiences.business.greeting,
      housing: navigation.audiences.society.greeting,
      tabbed: navigation.audiences.anybody.greeting,
    },
  };
  const formFiles = Object.fromEntries(folder('forms')) as Record<LeadFormFile['name'], LeadFormFile>;
  const formNamed = (name: LeadFormFile['name']): LeadFormContent => ({
    form: descriptionOf(formFiles[name]),
    words: formWordsOf(formFiles[name], file('site/forms'), outbox, {
      ...contact,
      towns: townNames,
      greeting: greetings[name],
    }),
  });
  const { ask: legalAsk, formTables } = file('site/legal');
  const tableOf = (form: string): TableContent | undefined =>
    formFiles[form as LeadFormFile['name']] && formTable(formFiles[form as LeadFormFile['name']], formTables);
  const limits = file('facts/limits').figures;
  const known = { ...tariff, ...limits, ...file('facts/loads').figures, ...sunFigures };
  const questions = mapped(file('facts/questions'), (asked) =>
    asked.map(({ figures, ...question }) => ({
      ...question,
      ...(question.name === 'city' && { options: Object.keys(towns) }),
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
    projects: { ...file('blocks/projects'), items: projectsIn(read, townNames) },
    teamAndJourney: file('blocks/team-and-journey'),
    consultation: file('blocks/consultation'),
    reach: file('blocks/reach'),
    testimonials: {
      reviews: reviews.map(([, review]) => review),
      ...mapped(file('blocks/testimonials'), ({ first, ...words }) => ({
        ...words,
        reviews: [...reviews.slice(first - 1), ...reviews.slice(0, first - 1)].slice(0, 10).map(([, review]) => review),
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
      code,
      lang,
      locale,
      prefix,
      home: pageAddress('landing', prefix, routes),
      others: siteLanguages
        .filter((other) => other.code !== code)
        .map(({ code, lang, prefix, name }) => ({ code, lang, prefix, name })),
    } satisfies Language as Language,
    company: { ...company, founded: claims.founded!.value! },
    areaServed: { state: area.state, country: area.country, cities: [...Object.values(townNames), ...area.others] },
    towns: towns as Record<string, TownFacts>,
    solar: {
      figures: {
        ...tariff,
        ...sunFigures,
        ...file('facts/prices').figures,
        ...file('facts/grants').figures,
      },
      loads: mapped(file('facts/loads').figures, ({ value }) => value),
      limits: mapped(limits, ({ value }) => value),
      questions,
      usualBills: file('facts/usual-bills'),
      estimates: file('facts/estimates'),
      townSystems: file('facts/town-systems'),
      sun: { modelledDay, townSun: mapped(towns, ({ sun }) => sun) },
      slabEnds,
    } satisfies SolarContent as SolarContent,
    pages: pagesIn(read, { company, reviews: Object.fromEntries(reviews), tableOf }),
    guides: { home: guideIn(read, 'guides/home'), housingSociety: guideIn(read, 'guides/housing-society') },
    forms: {
      landing: formNamed('landing'),
      commercial: formNamed('commercial'),
      housing: formNamed('housing'),
      tabbed: formNamed('tabbed'),
    },
  };
}

const mapped = <Value, Result, Key extends string>(values: Record<Key, Value>, to: (value: Value) => Result) =>
  Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, to(value)])) as Record<Key, Result>;

/** An object without one of its fields. */
const without = <Fields extends object, Name extends keyof Fields>(fields: Fields, name: Name) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)) as Omit<Fields, Name>;

/** The reports, the newest first. The carousel shows five. */
const newsIn = ({ folder }: Read) =>
  folder('news')
    .map(([id, item]) => ({ ...item, id }))
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, 5);

/** The projects in their order. The carousel shows ten. */
const projectsIn = ({ folder }: Read, towns: Record<string, string>) =>
  folder('projects')
    .sort(byOrder)
    .slice(0, 10)
    .map(([, { title, town, kw, year, img, sample }]) => ({
      img,
      title: `${fill(title, { town: towns[town]! })}, ${kw} kW, ${year}`,
      town,
      ...(sample && { sample }),
    }));

/** The reviews in their order, by the names of their files. */
const reviewsIn = ({ folder }: Read, towns: Record<string, string>): [string, ReviewContent][] =>
  folder('reviews')
    .sort(byOrder)
    .map(([id, { name, town, kw, stars, text, sample }]) => {
      const about = [name, town && towns[town], kw && `${kw} kW`].filter(Boolean).join(', ');
      return [id, { text, author: `${about} ${'★'.repeat(stars)}`, ...(town && { town }), ...(sample && { sample }) }];
    });

/** A guide with its chapters, which stand in files of their own. */
function guideIn({ folder, language }: Read, name: 'guides/home' | 'guides/housing-society'): GuideContent {
  const files = Object.fromEntries(folder(name));
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
  company: FileValue<'company'>;
  reviews: Record<string, ReviewContent>;
  tableOf: (form: string) => TableContent | undefined;
}

/** Every page by its id, with what its file has and with its address in this language. */
function pagesIn(read: Read, { company, reviews, tableOf }: ForPages): Record<string, AnyPage> {
  const { folder, routes, language } = read;
  const written = [
    ...folder('pages').map(([id, page]) => ({ id, file: `content/pages/${id}.yaml`, page: without(page, 'address') })),
    ...folder('towns').map(([id, { seo, updated, hero, town, name }]) => ({
      id: `rooftop-solar-${id}`,
      file: `content/towns/${id}.yaml`,
      page: { seo, updated, hero, town: { ...town, name } },
    })),
    ...folder('articles').map(([slug, { seo, updated, next, ...article }]) => ({
      id: `learn-${slug}`,
      file: `content/${entryFile('articles', slug)}.yaml`,
      page: { seo, updated, next, article: articleOf(read, slug, article) },
    })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  return Object.fromEntries(
    written.map(({ id, file, page }) => {
      const { legal, reviews: chosen, ...rest } = page as typeof page & EntryValue<'pages'>;
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
          address: pageAddress(id, language.prefix, routes),
          file,
        } as AnyPage,
      ];
    }),
  );
}

/** The sections of a legal text: their words from Markdown, their approvals from the page's file. */
function sectionsOf(
  { markdown, routes, folder, language }: Read,
  page: string,
  approvals: readonly { id: string; approved: unknown }[],
  table: ForPages['tableOf'],
) {
  const names = Object.fromEntries([
    ...folder('pages').map(([id, { seo }]) => [id, seo.name]),
    ...folder('towns').map(([id, { seo }]) => [`rooftop-solar-${id}`, seo.name]),
  ]) as Record<string, string>;
  const otherPages = (written: string): Paragraph[] =>
    Object.keys(routes)
      .filter((id) => id in names && id !== page && !written.includes(`"url":"${id}"`))
      .map((id) => [{ text: names[id]!, href: pageAddress(id, language.prefix, routes) }]);
  const { sections } = readLegalText(markdown(`legal/${page}`), { table, otherPages });
  const approved = new Map(approvals.map((section) => [section.id, section.approved]));
  return withAddresses(
    sections.map(({ id, heading, blocks }) => ({ id, heading, blocks, approved: approved.get(id) ?? null })),
    language.prefix,
    routes,
    () => undefined,
  );
}

/** An article with its prose from Markdown, the sources that it names, and the way to other articles. */
function articleOf(
  { file, folder, markdown, routes, language }: Read,
  slug: string,
  article: Omit<EntryValue<'articles'>, 'seo' | 'updated' | 'next'>,
): ArticleContent {
  const questions = Object.fromEntries(folder('articles').map(([other, { question }]) => [other, question]));
  const { sections } = readArticle(markdown(`articles/${slug}`), sourceIds(article.sources));
  const known = file('facts/sources');
  return {
    ...article,
    sources: article.sources.map((source): ArticleSource =>
      typeof source === 'string' ? { id: source, ...known[source]! } : source,
    ),
    related: article.related.map((other) => ({
      text: questions[other]!,
      href: pageAddress(`learn-${other}`, language.prefix, routes),
    })),
    sections: withAddresses(
      sections.map(({ id, heading, blocks }) => ({ ...(id && { id }), ...(heading && { heading }), blocks })),
      language.prefix,
      routes,
      () => undefined,
    ),
  };
}
