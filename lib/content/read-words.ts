import type { z } from 'zod';
import { articleFindings, readArticle, sourceIds } from './article-findings';
import { pageAddress } from './address';
import { factTexts } from './fact-texts';
import { type ContentFiles, parseFiles, positionOf } from './files';
import { legalFindings, readLegalText } from './legal-findings';
import { pageProblems } from './page-checks';
import { pairFindings, type PairLanguage, type PairRules } from './pairs';
import { type ContentProblem, fieldName, lineOf, problemsIn } from './problems';
import { type Finding, isFields, resolver, type Resolver, spotOf, valueAt, whereIs } from './resolve';
import { type Routes, type Site, within } from './site';
import { type FactRules, factFindings } from './unread-facts';

export type Values = ReadonlyMap<string, unknown>;
type Schemas = Readonly<Record<string, z.ZodType>>;

/** A language of a site, as the file site/languages has it. */
export interface ReadLanguage extends PairLanguage {
  locale: string;
  prefix: string;
}

/** The settings of one site: the schemas of its files, and what is derived from the files. */
export interface Plan<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage> {
  /** The schema of each file, by its name without ending. */
  files: Files;
  /** The schemas of folders with any number of files, by a pattern of the names of the files, such as `news/*`. */
  folders: Folders;
  languages: z.ZodType<Language[]>;
  /** The files that nobody writes because the program derives them from others, by their names. */
  derived: (values: Values) => Record<string, unknown>;
  /** The file with the names of facts, which {@link factTexts} reads. */
  names: string;
  routes: (values: Values) => Routes;
  /** The file of a page, by the page's id. */
  pageFile: (id: string) => string;
  /** The least number of entries in a folder, and the file whose page shows them. */
  fewest: Readonly<Record<string, readonly [number, string]>>;
  /** Checks that compare files, which the schema of one file cannot make. */
  findings: (values: Values) => Finding[];
  pairs: PairRules;
  facts: FactRules;
}

/** The question that the check of content/ asks the site's program. */
export interface Program {
  /** Whether the site shows a page at an address. When left out, addresses are not checked. */
  shows?: (address: string) => boolean;
}

/** All files in one language, each as its schema reads it. */
export interface Read<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage> {
  language: Language;
  routes: Routes;
  file: <Name extends keyof Files>(name: Name) => z.output<Files[Name]>;
  folder: <Name extends keyof Folders>(name: Name) => [id: string, entry: z.output<Folders[Name]>][];
  /** The address of a page in this language. */
  address: (page: string) => string;
  legalText: (page: string, fillings: Parameters<typeof readLegalText>[1]) => ReturnType<typeof readLegalText>;
  article: (slug: string, sources: unknown) => ReturnType<typeof readArticle>;
}

/**
 * The entries of a folder: the part of the file name that the star stands for, with the value of the file.
 * @param folder a pattern such as `towns/*`, or `articles/…/article` where each entry has a folder of its own
 */
export function entriesOf(values: Values, folder: string): [id: string, value: unknown][] {
  const [before, after] = folder.split('*') as [string, string];
  return [...values]
    .filter(([file]) => file.startsWith(before) && file.endsWith(after))
    .map(([file, value]): [string, unknown] => [file.slice(before.length, file.length - after.length), value])
    .filter(([id]) => id !== '' && !id.includes('/'));
}

/**
 * Reads and checks the files of content/ in all languages.
 * @returns the values of the files; what was read in each language without problems; what fills facts into texts; and
 * all problems as lines
 */
export function readWords<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage>(
  contentFiles: ContentFiles,
  plan: Plan<Files, Folders, Language>,
  program: Program = {},
) {
  const { values, problems, unreadable } = parseFiles(contentFiles);
  const languages = plan.languages.safeParse(values.get('site/languages')).data ?? [];
  const codes = languages.map(({ code }) => code);
  const derived = codes.length === 0 ? {} : plan.derived(values);
  const all = new Map([...values, ...Object.entries(derived)]);
  const readers = new Map<string, Resolver>();
  const facts = factTexts(values.get(plan.names), {
    read: (place, language) => readers.get(language)!.read(place),
    raw: (place) => valueAt(all, spotOf(place)),
    locales: Object.fromEntries(languages.map(({ code, locale }) => [code, locale])),
  });
  const routes = plan.routes(values);
  const findings: Finding[] = [
    ...pairFindings(values, languages, plan.pairs),
    ...tooFew(values, plan.fewest),
    // If a file cannot be read, checks that compare files would report what is only missing there.
    ...(unreadable.size === 0 ? plan.findings(values) : []),
  ];
  for (const code of codes)
    readers.set(
      code,
      resolver(all, code, codes, facts, (finding) => findings.push(finding)),
    );
  const reads = languages.map((language) => {
    const before = findings.length;
    const report = (finding: Finding) =>
      findings.push({ ...whereIs(all, finding, language.code, codes), message: finding.message });
    const read = readLanguage(language, report);
    return findings.length > before ? undefined : read;
  });
  findings.push(...proseFindings());
  // Looks for unread facts only if every file can be read, because texts of an unreadable file may name them.
  const places = [...readers.values()].flatMap((reader) => [...reader.places]);
  if (unreadable.size === 0) findings.push(...factFindings(values, codes, new Set(places), plan.facts));
  // Leaves out problems of derived files, because they are also found in the files from which these are derived.
  const lines = findings
    .filter(({ file }) => !(file in derived) && !isHidden(file))
    .map((finding) => lineOf(problemOf(finding)));
  return {
    values,
    languages,
    reads: reads.filter((read) => read !== undefined),
    readers,
    problems: [...problems, ...new Set(lines)],
  };

  /** Whether the problems of a file may have their cause in another file that cannot be read. */
  function isHidden(file: string): boolean {
    const isShared = [...unreadable].some((one) => /^(company$|facts\/|site\/)/.test(one));
    const names = (value: unknown): boolean =>
      isFields(value) && typeof value.use === 'string' && isHidden(spotOf(value.use).file)
        ? true
        : typeof value === 'object' && value !== null && Object.values(value).some(names);
    const around = file.replace(/^(articles\/[^/]+)\/.*/, '$1/article').replace(/^legal\/([^/]+)\/.*/, 'pages/$1');
    return unreadable.size > 0 && (isShared || unreadable.has(around) || names(values.get(file)));
  }

  function problemOf({ file, path, message }: Finding): ContentProblem {
    const isText = file.endsWith('.md');
    return {
      file: `content/${isText ? file : `${file}.yaml`}`,
      position: isText ? `${String(path[0] ?? 1)}:1` : (positionOf(contentFiles, { file, path }) ?? '1:1'),
      field: isText ? '' : fieldName(path),
      expected: message,
    };
  }

  /** Reads every file in one language. */
  function readLanguage(language: Language, report: (finding: Finding) => void): Read<Files, Folders, Language> {
    const { value, read, places } = readers.get(language.code)!;
    const parsed = new Map<string, unknown>();
    const site: Site = {
      prefix: language.prefix,
      routes,
      facts: [...facts.keys()],
      fact: (name) => facts.get(name)?.(language.code),
      read,
      entries,
    };
    const parse = (file: string, schema: z.ZodType) => {
      // Makes the messages here too, because zod makes them only when they are read, and they may need the site.
      const { data, wrong } = within(site, () => {
        const { data, error } = schema.safeParse(value(values.get(file), { file, path: [] }));
        return { data, wrong: problemsIn(error) };
      });
      for (const { expected, ...problem } of wrong) report({ file, ...problem, message: expected });
      parsed.set(file, wrong.length > 0 ? undefined : data);
    };
    const isFact = (file: string) => file.startsWith('facts/');
    const parseAll = (isWanted: (file: string) => boolean) => {
      for (const [file, schema] of Object.entries(plan.files).filter(([file]) => isWanted(file)))
        if (values.has(file)) parse(file, schema);
        else report({ file, path: [], message: 'expected this file' });
    };
    parseAll(isFact);
    // Forgets which facts other facts name: a fact counts as read only if a page shows it.
    places.clear();
    parseAll((file) => !isFact(file));
    for (const [folder, schema] of Object.entries(plan.folders))
      for (const [id] of entriesOf(values, folder)) parse(folder.replace('*', id), schema);
    for (const file of values.keys())
      if (!parsed.has(file) && !isProse(file)) report({ file, path: [], message: 'expected no such file' });
    const pages = Object.keys(routes).flatMap((id) => {
      const [file, page] = [plan.pageFile(id), parsed.get(plan.pageFile(id))];
      return page === undefined ? [] : [{ ...(page as object), file }];
    });
    pageProblems(pages).forEach(report);
    Object.keys(routes).forEach((id) => programFindings(id, language.prefix).forEach(report));
    const markdown = (folder: string) => {
      const file = `${folder}/${language.code}.md`;
      return String(value(values.get(file) ?? '', { file, path: [] }));
    };
    return {
      language,
      routes,
      file: (name) => parsed.get(name as string) as never,
      folder: (name) => entriesOf(parsed, name as string) as never,
      address: (page) => pageAddress(page, language.prefix, routes),
      legalText: (page, fillings) => within(site, () => readLegalText(markdown(`legal/${page}`), fillings)),
      article: (slug, sources) => within(site, () => readArticle(markdown(`articles/${slug}`), sourceIds(sources))),
    };
  }

  /** The names that a schema allows: those of the entries of a folder, or the keys of the value at a place. */
  function entries(place: string): string[] {
    const inside = valueAt(values, spotOf(place));
    return place.endsWith('/') ? entriesOf(values, `${place}*`).map(([id]) => id) : Object.keys(Object(inside));
  }

  /** Whether a file is the Markdown of a legal text or an article. */
  function isProse(file: string): boolean {
    const [, folder, name] = /^(legal|articles)\/([\w-]+)\/[a-z]{2}\.md$/.exec(file) ?? [];
    return folder === 'legal' ? 'legal' in Object(values.get(`pages/${name}`)) : values.has(`articles/${name}/article`);
  }

  /** Reports a page for whose address the program has no route. */
  function programFindings(id: string, prefix: string): Finding[] {
    const address = pageAddress(id, prefix, routes);
    if (program.shows?.(address) ?? true) return [];
    const folder = `app/${prefix.slice(1) || '(en)'}${routes[id]!}`;
    const message = `expected a route that shows ${address}, for example ${folder}/page.tsx`;
    return [{ file: plan.pageFile(id), path: ['address'], message }];
  }

  /** The problems in legal texts and articles. */
  function proseFindings(): Finding[] {
    const site = {
      pages: Object.keys(routes),
      facts: [...facts.keys()],
      forms: entries('forms/'),
      untranslated: plan.pairs.untranslated,
      sources: entries('facts/sources'),
    };
    const legal = entriesOf(values, 'pages/*').flatMap(([page, value]) => {
      const { legal } = Object(value) as { legal?: { sections?: { id?: string }[] } };
      const ids = Array.isArray(legal?.sections) ? legal.sections.map(({ id }) => String(id)) : [];
      return legal && languages.length > 0 ? legalFindings(page, ids, textsIn(`legal/${page}`), site) : [];
    });
    const articles = entriesOf(values, 'articles/*/article').map(([slug, article]) => ({
      slug,
      article,
      texts: textsIn(`articles/${slug}`),
    }));
    return [...legal, ...articleFindings(articles, site)];
  }

  /** The Markdown of a folder in each language, as it is written and with facts in the place of names in braces. */
  function textsIn(folder: string) {
    return languages.map((language) => {
      const file = `${folder}/${language.code}.md`;
      const written = values.get(file) as string | undefined;
      const filled = String(readers.get(language.code)!.value(written ?? '', { file, path: [] }));
      return { language, filled, ...(written !== undefined && { written }) };
    });
  }
}

/** Finds folders with fewer files than are shown. */
const tooFew = (values: Values, fewest: Plan<Schemas, Schemas, ReadLanguage>['fewest']): Finding[] =>
  Object.entries(fewest).flatMap(([folder, [least, file]]) => {
    const { length } = entriesOf(values, `${folder}/*`);
    const message = `expected ${least} files or more in content/${folder}/, which a carousel shows, got ${length}`;
    return length < least ? [{ file, path: [], message }] : [];
  });
