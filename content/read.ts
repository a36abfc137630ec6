import type { ContentFiles } from '../lib/content/files';
import { fill } from '../lib/content/fill';
import type { Language, SiteLanguage } from '../lib/content/language';
import { mapValues, omit, omitUndefined } from '../lib/content/objects';
import type { Paragraph, Table } from '../lib/content/prose';
import { type FilesInLanguage, type Read as ReadOf, readFiles } from '../lib/content/read-files';
import { carousels, type files, type folders, formAudiences, modelOf } from './model';
import { readArticle, sourceIds } from './rules/articles';
import { wholeDay } from './rules/facts';
import { formTable } from './rules/form-table';
import { readLegalText } from './rules/legal-texts';
import { solarContentOf } from './rules/solar-content';
import { fittingTitle } from './rules/title';
import { byOrder } from './rules/towns';
import type { ArticleContent, ArticleSource } from './schemas/articles';
import type { ProjectItem, ReviewContent } from './schemas/entries';
import type { ChapterContent, GuideContent } from './schemas/guide';
import { descriptionOf, formLabelsOf, type LeadFormContent } from './schemas/lead-forms';
import type { AnyPage } from './schemas/pages';
import type { TownFacts } from './schemas/towns';

interface ReadOptions {
  hasRoute?: FilesInLanguage['hasRoute'];
  /** NEXT_PUBLIC_LEAD_SOURCE: whether a lead says from which website or campaign the visitor came. */
  leadSource?: boolean;
}

type Read = ReadOf<typeof files, typeof folders, SiteLanguage>;
type File<Name extends keyof typeof files> = ReturnType<(typeof files)[Name]['parse']>;
type Entry<Name extends keyof typeof folders> = ReturnType<(typeof folders)[Name]['parse']>;

/**
 * Reads and checks all files of content/.
 * @throws Error with one line for each problem
 */
export function readContent(contentFiles: ContentFiles, options: ReadOptions = {}) {
  const { languages, problems, facts } = checkContent(contentFiles, options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { languages, ...facts };
}

/** Like `readContent`, but returns the problems instead of throwing an error. */
export function checkContent(contentFiles: ContentFiles, { leadSource = false, hasRoute }: ReadOptions = {}) {
  const { values, languages, reads, readers, problems } = readFiles(contentFiles, modelOf(leadSource), hasRoute);
  return {
    languages: problems.length === 0 ? reads.map((read) => siteIn(read, languages)) : [],
    problems,
    readers,
    facts: {
      analytics: (values.get('site/analytics') ?? null) as File<'site/analytics'>,
      redirects: (values.get('site/redirects') ?? []) as File<'site/redirects'>,
      siteLanguages: languages,
    },
  };
}

const siteIn = (read: Read, languages: readonly SiteLanguage[]) => ({
  language: languageOf(read, languages),
  ...labelsIn(read),
  ...companyIn(read),
  ...townsIn(read),
  ...sectionsIn(read),
  solar: solarContentOf(read.file, townFilesIn(read)),
  forms: formsIn(read),
  guides: { home: guideIn(read, 'guides/home'), housingSociety: guideIn(read, 'guides/housing-society') },
  pages: pagesIn(read),
});

const languageOf = ({ language, address }: Read, languages: readonly SiteLanguage[]): Language => {
  const { code, lang, locale, prefix, typeface } = language;
  return {
    ...{ code, lang, locale, prefix, typeface },
    home: address('landing'),
    others: languages
      .filter((other) => other.code !== code)
      .map(({ code, lang, prefix, name }) => ({ code, lang, prefix, name })),
  };
};

const labelsIn = ({ file }: Read) => ({
  interface: file('site/interface'),
  calculator: file('site/calculator'),
  units: file('facts/units'),
  sources: file('facts/sources'),
  outbox: file('site/outbox'),
  navigation: { ...file('site/navigation'), outbox: file('site/outbox') },
  reloadOffer: file('site/reload-offer'),
  legal: { ask: file('site/legal').ask },
  notFound: file('site/not-found'),
});

function companyIn({ file }: Read) {
  const { home, society } = file('site/films');
  return {
    company: { ...file('company'), founded: file('facts/claims').founded!.value! },
    services: file('blocks/services'),
    films: mapValues({ home, society }, (film) => omit(film, 'film')),
  };
}

const townFilesIn = ({ folder }: Read) => Object.fromEntries(folder('towns/*').sort(byOrder));
const townNamesIn = (read: Read) => mapValues(townFilesIn(read), ({ name }) => name);

function townsIn(read: Read) {
  const { state, country, others } = read.file('site/area');
  return {
    areaServed: { state, country, cities: [...Object.values(townNamesIn(read)), ...others] },
    towns: townFilesIn(read) as Record<string, TownFacts>,
  };
}

const sectionsIn = (read: Read) => ({
  ...blocksIn(read),
  news: { ...read.file('blocks/news'), items: newsIn(read) },
  projectCarousel: { ...read.file('blocks/projects'), items: projectsIn(read).slice(0, carousels.projects.shown) },
  allProjects: projectsIn(read),
  testimonials: testimonialsIn(read),
});

const blocksIn = ({ file }: Read) => ({
  articles: file('blocks/articles'),
  consultationCarousel: file('blocks/consultation-carousel'),
  contactWays: file('blocks/contact-ways'),
  credentials: file('blocks/credentials'),
  estimator: file('blocks/estimator'),
  faq: file('blocks/faq'),
  heroSlider: file('blocks/hero-slider'),
  landingBlocks: file('blocks/landing-blocks'),
  logoStrip: file('blocks/logo-strip'),
  solutionTiles: file('blocks/solution-tiles'),
  steps: file('blocks/steps'),
  ...file('blocks/about-us'),
  townPages: file('blocks/town-pages'),
});

const newsIn = ({ folder }: Read) =>
  folder('news/*')
    .map(([id, item]) => ({ ...item, id }))
    .sort((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, carousels.news.shown);

const projectsIn = (read: Read): ProjectItem[] =>
  read
    .folder('projects/*')
    .sort(byOrder)
    .map(([, { title, town, kw, year, img, sample }]) =>
      omitUndefined({
        img,
        title: `${fill(title, { town: townNamesIn(read)[town]! })}, ${kw} kW, ${year}`,
        town,
        sample,
      }),
    );

const reviewsIn = (read: Read): Record<string, ReviewContent> =>
  Object.fromEntries(
    read
      .folder('reviews/*')
      .sort(byOrder)
      .map(([id, { name, town, kw, stars, text, sample }]) => {
        const about = [name, town && townNamesIn(read)[town], kw && `${kw} kW`].filter(Boolean).join(', ');
        return [id, omitUndefined({ text, author: `${about} ${'★'.repeat(stars)}`, town, sample })];
      }),
  );

function testimonialsIn(read: Read) {
  const reviews = Object.values(reviewsIn(read));
  return {
    reviews,
    ...mapValues(read.file('blocks/testimonials'), ({ first, ...section }) => ({
      ...section,
      reviews: [...reviews.slice(first - 1), ...reviews.slice(0, first - 1)].slice(0, carousels.reviews.shown),
    })),
  };
}

/** Returns the file of a form; undefined for an unknown name, which `content/rules/legal-texts.ts` reports. */
const formFileIn = ({ folder }: Read, name: string) => folder('forms/*').find(([form]) => form === name)?.[1];

function formsIn(read: Read) {
  const { file } = read;
  const { phone, email, whatsapp, leadInbox: recipient } = file('company');
  return mapValues(formAudiences, (audience, name): LeadFormContent => {
    const form = formFileIn(read, name)!;
    return {
      form: descriptionOf(form),
      labels: formLabelsOf(form, file('site/forms'), file('site/outbox'), {
        ...{ phone, email, whatsapp, recipient },
        towns: townNamesIn(read),
        greeting: file('site/navigation').audiences[audience].greeting,
      }),
    };
  });
}

function guideIn({ folder, language }: Read, name: 'guides/home' | 'guides/housing-society'): GuideContent {
  const files = Object.fromEntries(folder(`${name}/*`));
  const { chapters, next, ...guide } = files.guide as Exclude<(typeof files)[string], ChapterContent>;
  const dated = wholeDay(guide.updated, language.locale);
  return {
    ...guide,
    dated,
    next: { ...next, small: fill(next.small, { 'updated-in-words': dated }) } as typeof next,
    chapters: chapters.map((chapter) => files[chapter] as ChapterContent),
  };
}

function pagesIn(read: Read): Record<string, AnyPage> {
  const { folder, routes, address } = read;
  const files = [
    ...folder('pages/*').map(([id, page]) => ({ id, file: `content/pages/${id}.yaml`, page: omit(page, 'address') })),
    ...folder('towns/*').map(([id, { seo, updated, hero, town, name }]) => ({
      id: `rooftop-solar-${id}`,
      file: `content/towns/${id}.yaml`,
      page: { seo, updated, hero, town: { ...town, name } },
    })),
    ...folder('articles/*/article').map(([slug, { seo, updated, ctaBand, ...article }]) => ({
      id: `learn-${slug}`,
      file: `content/articles/${slug}/article.yaml`,
      page: { seo, updated, ctaBand, article: articleIn(read, slug, article) },
    })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  const allReviews = reviewsIn(read);
  return Object.fromEntries(
    files.map(({ id, file, page }) => {
      const { legalText, reviews, ...rest } = page as typeof page & Entry<'pages/*'>;
      const { titleWithoutName, ...seo } = page.seo;
      return [
        id,
        {
          ...rest,
          seo: { ...seo, title: fittingTitle(seo.title, read.file('company'), titleWithoutName) },
          ...(reviews && { reviews: { ...reviews, reviews: reviews.reviews.map((name) => allReviews[name]!) } }),
          ...(legalText && { legalText: { ...legalText, sections: legalSectionsIn(read, id, legalText.sections) } }),
          ...{ id, file, route: routes[id]!, address: address(id) },
        } as AnyPage,
      ];
    }),
  );
}

function legalSectionsIn(read: Read, page: string, approvals: readonly { id: string; approved: unknown }[]) {
  const { routes, folder, file, address, markdown, context } = read;
  const names = Object.fromEntries([
    ...folder('pages/*').map(([id, { seo }]) => [id, seo.name]),
    ...folder('towns/*').map(([id, { seo }]) => [`rooftop-solar-${id}`, seo.name]),
  ]) as Record<string, string>;
  const otherPages = (written: string): Paragraph[] =>
    Object.keys(routes)
      .filter((id) => id in names && id !== page && !written.includes(`"url":"${id}"`))
      .map((id) => [{ text: names[id]!, href: address(id) }]);
  const table = (name: string): Table | undefined => {
    const form = formFileIn(read, name);
    return form && formTable(form, file('site/legal').formTables);
  };
  const { sections } = readLegalText(markdown(`legal/${page}`), { table, otherPages }, context);
  const approved = new Map(approvals.map((section) => [section.id, section.approved]));
  return sections.map(({ id, heading, blocks }) => ({ id, heading, blocks, approved: approved.get(id) ?? null }));
}

function articleIn(
  { file, folder, markdown, address, context }: Read,
  slug: string,
  article: Omit<Entry<'articles/*/article'>, 'seo' | 'updated' | 'ctaBand'>,
): ArticleContent {
  const questions = Object.fromEntries(folder('articles/*/article').map(([other, { question }]) => [other, question]));
  const { sections } = readArticle(markdown(`articles/${slug}`), sourceIds(article.sources), context);
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

export type Site = ReturnType<typeof siteIn>;
