import { z } from 'zod';
import { commercial } from './facts/forms/commercial';
import type { FormDescription } from './facts/forms/description';
import { housing } from './facts/forms/housing';
import { landing } from './facts/forms/landing';
import { tabbed } from './facts/forms/tabbed';
import { siteLanguages } from './facts/languages';
import type { PageId } from './facts/routes';
import type { pages } from './generated/pages-en';
import { pageRoutes } from './generated/routes';
import { type PageFile, pageProblems } from './page-checks';
import { kebab, placeOf } from './places';
import { type ContentProblem, lineOf, problemsIn } from './problems';
import { pageAddress, withAddresses } from './schemas/address';
import type { Page } from './schemas/blocks';
import { facts, type RawFacts, type RawPage, type RawWords, words } from './schemas/content-files';
import type { Language, OtherLanguage } from './schemas/language';
import type { LegalInput } from './schemas/legal';
import { solarTogether, unnamedFigures } from './schemas/solar';

const schema = z.strictObject({ facts, words }).superRefine(({ facts, words }, { addIssue }) => {
  for (const { path, message } of unnamedFigures(facts.solar, words.calculator.figures, words.figureWords))
    addIssue({ code: 'custom', path: ['facts', 'solar', ...path], message });
});
type Output = z.output<typeof schema>;

/** The words of all pages as their content files in one language have them, with the same sections as in English. */
export type RawPages = {
  [Name in keyof typeof pages]: Pick<RawPage, 'seo' | 'updated'> &
    Required<Pick<RawPage, Extract<keyof (typeof pages)[Name], keyof RawPage>>>;
};

type Pages = {
  [Name in keyof RawPages]: Page &
    Required<Pick<Output['words']['pages'][string], keyof RawPages[Name] & keyof RawPage>>;
};

/** A language with its words as the content files have them. Its code is the name of their folder in content/. */
export interface LanguageFiles extends Omit<Language, 'home' | 'others'> {
  words: Omit<RawWords, 'pages'> & { pages: RawPages };
}

/** The result of checking one language: its problems, or the words that were read where there are none. */
export interface Checked {
  /** The code of the language, for example `en`. */
  language: string;
  problems: ContentProblem[];
  /** Facts and words as the content files have them, before any check. */
  raw: { facts: RawFacts; words: RawWords };
  content?: Output;
}

/** Checks all words of a language, and the facts that are the same in every language, at once. */
export function checkLanguage(language: LanguageFiles, facts: RawFacts): Checked {
  const { pages, ...words } = language.words;
  const raw = { facts, words: { ...words, pages: withEveryPage(pages) } };
  const { data, error } = schema.safeParse(raw);
  const problems = [
    ...withPlaces(problemsIn(error), raw, language.code),
    ...withoutOptions(language),
    ...pageProblems(pageFiles(language)),
  ];
  return { language: language.code, problems, raw, content: data && withAddresses(data, language.prefix) };
}

/** The descriptions of the lead forms, by the names of their words. */
const descriptions: Record<string, FormDescription> = { landing, commercial, housing, tabbed };

/**
 * Finds questions of forms whose options a language has no words for: its pages would show the English ones, which are
 * what is sent. English, which has no prefix, needs none.
 * @returns a problem for each
 */
function withoutOptions({ code, prefix, words }: LanguageFiles): ContentProblem[] {
  if (prefix === '') return [];
  const forms: Record<string, { fields?: Record<string, { options?: unknown }> } | undefined> = words.forms;
  return Object.entries(descriptions).flatMap(([form, { fields }]) =>
    fields
      .filter(({ name, options }) => options !== undefined && forms[form]?.fields?.[name]?.options === undefined)
      .map(({ name, options }) => ({
        ...placeOf(['words', 'forms', form, 'fields', name, 'options'], code),
        expected: `expected words for ${options!.map((option) => JSON.stringify(option)).join(', ')}, nothing is there`,
      })),
  );
}

/**
 * Reads all words of a language, as the pages show them.
 * @param language the language with the words from its files
 * @param facts what is the same in every language
 * @throws Error with a line for each problem
 */
export function readWords(language: LanguageFiles, facts: RawFacts) {
  const { problems, content } = checkLanguage(language, facts);
  if (problems.length > 0 || !content) throw new Error(problems.map(lineOf).join('\n'));
  const { code, lang, locale, prefix } = language;
  const { company, cities, claims, guides, forms, pages, ...words } = content.words;
  const { phone, email, whatsapp, leadInbox: recipient } = content.facts.company;
  const contact = { phone, email, whatsapp, recipient };
  const filmNamed = (name: 'home' | 'society') => {
    const { uploaded, seconds } = content.facts.films[name];
    return { ...content.words.films[name], uploaded, seconds };
  };
  return {
    ...words,
    language: {
      code,
      lang,
      locale,
      prefix,
      home: pageAddress('landing', prefix),
      others: othersThan(code),
    } satisfies Language as Language,
    company: { ...content.facts.company, ...company, founded: claims.founded.figure },
    areaServed: cities,
    towns: content.facts.towns,
    solar: solarTogether(content.facts.solar),
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, { ...page, ...pageFacts(name, language) }]),
    ) as Pages,
    films: { home: filmNamed('home'), society: filmNamed('society') },
    guides: { home: guides.home, housingSociety: guides.housingSociety },
    forms: {
      landing: { form: landing, words: { ...forms.landing, ...contact } },
      commercial: { form: commercial, words: { ...forms.commercial, ...contact } },
      housing: { form: housing, words: { ...forms.housing, ...contact } },
      tabbed: { form: tabbed, words: { ...forms.tabbed, ...contact } },
    },
  };
}

/** The other languages of the site. */
const othersThan = (own: string): readonly OtherLanguage[] =>
  siteLanguages
    .filter(({ code }) => code !== own)
    .map(({ code, lang, prefix, name }) => ({ code, lang, prefix, name }));

/**
 * The facts of a page: its name, its route, which is the same in every language, and its address, which has the prefix
 * of the language.
 */
function pageFacts(name: string, { code, prefix }: Pick<Language, 'code' | 'prefix'>) {
  const id = kebab(name) as PageId;
  return {
    id,
    route: pageRoutes[id],
    address: pageAddress(id, prefix),
    file: placeOf(['words', 'pages', name], code).file,
  };
}

/** The pages of a language as their content files have them, for checks that compare pages with one another. */
const pageFiles = ({ code, prefix, words }: LanguageFiles): PageFile[] =>
  Object.entries(words.pages).map(([name, page]) => ({ ...page, ...pageFacts(name, { code, prefix }) }));

/**
 * Completes the list of all pages in the accessibility statement: pages that its words do not name are added under
 * their own names.
 */
function withEveryPage(pages: RawPages): RawWords['pages'] {
  const { accessibility } = pages;
  const others = Object.entries(pages).filter(([, page]) => page !== accessibility);
  const complete = (block: LegalInput) => {
    if (typeof block === 'string' || !('everyPage' in block)) return block;
    const named = JSON.stringify(block);
    const missing = others.filter(([name]) => !named.includes(`"href":"${kebab(name)}"`));
    const links = missing.map(([name, { seo }]) => [{ text: seo.name, href: kebab(name) as PageId }]);
    return { ...block, list: [...block.list, ...links] };
  };
  const sections = accessibility.legal.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(complete),
  }));
  return { ...pages, accessibility: { ...accessibility, legal: { ...accessibility.legal, sections } } };
}

/**
 * Adds to each content problem the file, page and field of its value. A problem in a value that several files import is
 * reported once, for the file in which it was written: the one that the schema lists first.
 */
function withPlaces(problems: ReturnType<typeof problemsIn>, raw: Checked['raw'], language: string): ContentProblem[] {
  const told = new Map<unknown, Set<string>>();
  return problems.flatMap(({ path, expected }) => {
    const { holder, rest } = holderOf(raw, path);
    const ofHolder = told.get(holder) ?? new Set();
    told.set(holder, ofHolder);
    const message = `${rest.join('.')} ${expected}`;
    if (ofHolder.has(message)) return [];
    ofHolder.add(message);
    return { ...placeOf(path, language), expected };
  });
}

/**
 * Finds the innermost object of the content that contains the value at a path, and the path from there. Files that
 * import the same value have this object in common.
 */
function holderOf(raw: unknown, path: readonly PropertyKey[]): { holder: unknown; rest: string[] } {
  let holder = raw;
  let depth = 0;
  for (; depth < path.length - 1; depth++) {
    const inner = (holder as Record<PropertyKey, unknown>)[path[depth]!];
    if (typeof inner !== 'object' || inner === null) break;
    holder = inner;
  }
  return { holder, rest: path.slice(depth).map(String) };
}
