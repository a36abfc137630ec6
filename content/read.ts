import { z } from 'zod';
import { commercial } from './facts/forms/commercial';
import { housing } from './facts/forms/housing';
import { landing } from './facts/forms/landing';
import { tabbed } from './facts/forms/tabbed';
import { type PageId, pageRoutes, type Route } from './facts/routes';
import { type PageFile, pageProblems } from './page-checks';
import { kebab, placeOf } from './places';
import { type ContentProblem, lineOf, problemsIn } from './problems';
import { withAddresses } from './schemas/address';
import { facts, type RawFacts, type RawWords, words } from './schemas/content-files';
import type { Language } from './schemas/language';

/** A language with its words as its files have them; the name of their folder in content/ is its code. */
export interface LanguageFiles extends Language {
  words: RawWords;
}

const schema = z.strictObject({ facts, words });
type Content = z.output<typeof schema>;

/** What a check of one language gives: its problems, and what was read where there are none. */
export interface Checked {
  /** The code of the language. */
  language: string;
  problems: ContentProblem[];
  /** As the files have it. */
  raw: { facts: RawFacts; words: RawWords };
  content?: Content;
}

/** Checks all words of a language, and the facts, at once. */
export function checkLanguage(language: LanguageFiles, facts: RawFacts): Checked {
  const raw = { facts, words: language.words };
  const { data, error } = schema.safeParse(raw);
  const problems = [...withPlaces(problemsIn(error), raw, language.code), ...pageProblems(pageFiles(language))];
  return { language: language.code, problems, raw, content: data && withAddresses(data, language.prefix) };
}

/**
 * Reads all words of a language.
 * @param language what its files have
 * @param facts what has no language
 * @returns what the pages show
 * @throws Error with a line for each problem, where there is one
 */
export function readWords(language: LanguageFiles, facts: RawFacts) {
  const { problems, content } = checkLanguage(language, facts);
  if (problems.length > 0 || !content) throw new Error(problems.map(lineOf).join('\n'));
  const { code, lang, locale, prefix } = language;
  const { company, cities, claims, heroSlides, guides, carousel, teamAndJourney, forms, pages, ...words } =
    content.words;
  const filmNamed = (name: 'home' | 'society') => {
    const { uploaded, seconds } = content.facts.films[name];
    return { ...content.words.films[name], uploaded, seconds };
  };
  const site = { ...content.facts.company, ...company };
  return {
    ...words,
    language: { code, lang, locale, prefix } satisfies Language as Language,
    site,
    organisation: { site, area: cities, founded: claims.founded.figure },
    pages: withRoutes(pages),
    societyFaq: pages.housingSociety.faq,
    heroSlider: heroSlides,
    team: teamAndJourney.team,
    journey: teamAndJourney.journey,
    films: { home: filmNamed('home'), society: filmNamed('society') },
    guides: { home: guides.home, housingSociety: guides.housingSociety },
    forms: {
      landing: { form: landing, words: forms.landing },
      commercial: { form: commercial, words: forms.commercial },
      housing: { form: housing, words: forms.housing },
      tabbed: { form: tabbed, words: forms.tabbed },
    },
    interface: { carousel },
    solar: content.facts.solar,
  };
}

type WithRoutes<Pages> = { [Key in keyof Pages]: Key extends 'notFound' ? Pages[Key] : Pages[Key] & { route: Route } };

/** Each page with its address, the same in every language: the prefix of the language is not part of it. */
const withRoutes = <Pages extends object>(pages: Pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([key, page]) => [key, { ...page, ...routeOf(key) }]),
  ) as WithRoutes<Pages>;

const routeOf = (key: string) => {
  const id = kebab(key);
  return Object.hasOwn(pageRoutes, id) ? { route: pageRoutes[id as PageId] } : {};
};

/** The pages of a language as their files have them, for what is compared between them. */
const pageFiles = ({ code, words }: LanguageFiles): PageFile[] =>
  Object.entries(words.pages)
    .filter(([key]) => Object.hasOwn(pageRoutes, kebab(key)))
    .map(([key, page]) => ({
      ...page,
      id: kebab(key),
      route: pageRoutes[kebab(key) as PageId],
      file: placeOf(['words', 'pages', key], code).file,
    }));

/**
 * Problems with the places of their values. What several files show is told once: as one of the file that the schema
 * names first, which is the one that it was written in.
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

/** The innermost object on a path to a value, which files share when they share the value, and the rest of the path. */
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
