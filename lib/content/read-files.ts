import type { z } from 'zod';
import { pageAddress } from './address';
import { type Context, parseIn, type Routes } from './context';
import { type ContentFiles, parseFiles, positionOf, type Spot } from './files';
import { problemsInPairs, type PairLanguage, type PairRules } from './pairs';
import { fieldName, formatProblem, type Problem, problemsIn } from './problems';
import { type FactTexts, isFields, resolver, type Resolver, spotOf, valueAt, whereIs } from './resolve';

export type Values = ReadonlyMap<string, unknown>;
type Schemas = Readonly<Record<string, z.ZodType>>;

export interface ReadLanguage extends PairLanguage {
  locale: string;
  prefix: string;
}

export interface MarkdownFile {
  language: PairLanguage;
  /** The text before facts are filled in; undefined if there is no file. */
  written?: string;
  filled: string;
}

/** For rules about all languages: values as the files have them. */
export interface AllFiles {
  values: Values;
  languages: readonly PairLanguage[];
  routes: Routes;
  facts: readonly string[];
  /** The places that content uses, for example `facts/claims#rating.value`, but not those that only facts use. */
  places: ReadonlySet<string>;
  /** False if a file is unreadable, because content that seems missing may be in that file. */
  isComplete: boolean;
  entries: (place: string) => string[];
  markdown: (folder: string) => MarkdownFile[];
}

/** For rules about one language: values as the schemas return them. */
export interface FilesInLanguage {
  language: ReadLanguage;
  routes: Routes;
  file: (name: string) => unknown;
  /** Whether app/ has a route, for example `[lang]/home`. */
  hasRoute?: (route: string) => boolean;
}

export interface Model<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage> {
  files: Files;
  /** The schemas of the files in folders, by a pattern such as `news/*`. */
  folders: Folders;
  isMarkdown: (file: string, values: Values, codes: readonly string[]) => boolean;
  languages: { file: string; schema: z.ZodType<Language[]> };
  /** Computes further values that content can name after `use:`. */
  derived: (values: Values) => Record<string, unknown>;
  facts: (values: Values, read: ReadFacts) => FactTexts;
  isFact: (file: string) => boolean;
  routes: (values: Values) => Routes;
  /** Whether an error in the `broken` files may have caused the problems of `file`. */
  causes: (file: string, broken: ReadonlySet<string>) => boolean;
  pairs: PairRules;
  rules: readonly ((files: AllFiles) => Problem[])[];
  languageRules: readonly ((files: FilesInLanguage) => Problem[])[];
}

/** `read` returns a value in one language, and `raw` returns the value as the file has it. */
export interface ReadFacts {
  read: (place: string, language: string) => unknown;
  raw: (place: string) => unknown;
  locales: Readonly<Record<string, string>>;
}

export interface Read<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage> {
  language: Language;
  routes: Routes;
  file: <Name extends keyof Files>(name: Name) => z.output<Files[Name]>;
  folder: <Name extends keyof Folders>(name: Name) => [id: string, entry: z.output<Folders[Name]>][];
  address: (page: string) => string;
  markdown: (folder: string) => string;
  context: Context;
}

/** Returns the files that match a pattern such as `towns/*`; an id is what `*` stands for. */
export function entriesOf(values: Values, folder: string): [id: string, value: unknown][] {
  const [before, after] = folder.split('*') as [string, string];
  return [...values]
    .filter(([file]) => file.startsWith(before) && file.endsWith(after))
    .map(([file, value]): [string, unknown] => [file.slice(before.length, file.length - after.length), value])
    .filter(([id]) => id !== '' && !id.includes('/'));
}

/**
 * Reads and checks all files of content/.
 * @returns `reads`: the content of each language that `readLanguage` reads without a problem
 */
export function readFiles<Files extends Schemas, Folders extends Schemas, Language extends ReadLanguage>(
  contentFiles: ContentFiles,
  model: Model<Files, Folders, Language>,
  hasRoute?: FilesInLanguage['hasRoute'],
) {
  const { values, problems, unreadable } = parseFiles(contentFiles);
  const { file: list, schema } = model.languages;
  const { data: languages = [], error } = schema.safeParse(values.get(list));
  if (error) {
    const wrong = unreadable.has(list) ? [] : problemsIn(error);
    const lines = wrong.map((problem) => problemLine({ file: list, ...problem }));
    return { values, languages, reads: [], readers: new Map<string, Resolver>(), problems: [...problems, ...lines] };
  }
  const codes = languages.map(({ code }) => code);
  const derived = model.derived(values);
  const all = new Map([...values, ...Object.entries(derived)]);
  const readers = new Map<string, Resolver>();
  const filled = new Map<string, string>();
  const facts = model.facts(values, {
    read: (place, language) => readers.get(language)!.read(place),
    raw: (place) => valueAt(all, spotOf(place)),
    locales: Object.fromEntries(languages.map(({ code, locale }) => [code, locale])),
  });
  const routes = model.routes(values);
  const pairProblems = problemsInPairs(values, languages, model.pairs);
  const found = [...pairProblems];
  for (const code of codes) readers.set(code, resolver(all, code, codes, facts, found));
  const reads = languages.map((language) => {
    let isWrong = false;
    const read = readLanguage(language, (problem) => {
      isWrong = true;
      const at = whereIs(all, problem, language.code, codes);
      if (!isReportedGap(at)) found.push({ ...at, message: problem.message });
    });
    return isWrong ? undefined : read;
  });
  const files: AllFiles = {
    ...{ values, languages, routes, entries, markdown },
    facts: [...facts.keys()],
    places: new Set([...readers.values()].flatMap(({ places }) => [...places])),
    isComplete: unreadable.size === 0,
  };
  found.push(...model.rules.flatMap((rule) => rule(files)));
  // The problems of a derived value are reported in the file that it is computed from.
  const lines = found.filter(({ file }) => !(file in derived) && !isHidden(file)).map(problemLine);
  return {
    values,
    languages,
    reads: reads.filter((read) => read !== undefined),
    readers,
    problems: [...problems, ...new Set(lines)],
  };

  function isReportedGap({ file, path }: Spot): boolean {
    const fields = [path, path.slice(0, -1)].map(fieldName);
    return (
      (valueAt(all, { file, path }) ?? '') === '' &&
      pairProblems.some((gap) => gap.file === file && fields.includes(fieldName(gap.path)))
    );
  }

  /** Whether an unreadable file may have caused the problems of this file. */
  function isHidden(file: string): boolean {
    const names = (value: unknown): boolean =>
      (isFields(value) && typeof value.use === 'string' && isHidden(spotOf(value.use).file)) ||
      (typeof value === 'object' && value !== null && Object.values(value).some(names));
    return unreadable.size > 0 && (model.causes(file, unreadable) || names(values.get(file)));
  }

  function problemLine({ file, path, message }: Problem): string {
    const isText = file.endsWith('.md');
    return formatProblem({
      file: `content/${isText ? file : `${file}.yaml`}`,
      position: isText ? `${String(path[0] ?? 1)}:1` : (positionOf(contentFiles, { file, path }) ?? '1:1'),
      field: isText ? '' : fieldName(path),
      message,
    });
  }

  function readLanguage(language: Language, report: (problem: Problem) => void): Read<Files, Folders, Language> {
    const { code, prefix } = language;
    const { read, places } = readers.get(code)!;
    const parsed = new Map<string, unknown>();
    const context: Context = {
      ...{ prefix, routes, read, entries },
      facts: [...facts.keys()],
      fact: (name) => facts.get(name)?.(code),
    };
    const parse = (file: string, schema: z.ZodType) => {
      const { data, error } = parseIn(context, schema, resolved(file, code));
      const wrong = problemsIn(error);
      for (const problem of wrong) report({ file, ...problem });
      parsed.set(file, wrong.length > 0 ? undefined : data);
    };
    const parseAll = (isWanted: (file: string) => boolean) => {
      for (const [file, schema] of Object.entries(model.files).filter(([file]) => isWanted(file)))
        if (values.has(file)) parse(file, schema);
        else report({ file, path: [], message: 'expected this file' });
    };
    parseAll(model.isFact);
    // Forgets the places that facts use, because a fact that only other facts use counts as unused.
    places.clear();
    parseAll((file) => !model.isFact(file));
    for (const [folder, schema] of Object.entries(model.folders))
      for (const [id] of entriesOf(values, folder)) parse(folder.replace('*', id), schema);
    for (const file of values.keys()) {
      const isWanted = file.endsWith('.md') ? model.isMarkdown(file, values, codes) : parsed.has(file);
      if (!isWanted) report({ file, path: [], message: 'expected no such file' });
      if (file.endsWith(`/${code}.md`)) filled.set(file, String(resolved(file, code)));
    }
    const inLanguage = { language, routes, file: (name: string) => parsed.get(name), ...(hasRoute && { hasRoute }) };
    for (const rule of model.languageRules) rule(inLanguage).forEach(report);
    return {
      ...{ language, routes, context },
      file: (name) => parsed.get(name as string) as never,
      folder: (name) => entriesOf(parsed, name as string) as never,
      address: (page) => pageAddress(page, prefix, routes),
      markdown: (folder) => filled.get(`${folder}/${code}.md`) ?? '',
    };
  }

  function resolved(file: string, code: string): unknown {
    return readers.get(code)!.value(values.get(file), { file, path: [] });
  }

  function entries(place: string): string[] {
    const inside = valueAt(values, spotOf(place));
    return place.endsWith('/') ? entriesOf(values, `${place}*`).map(([id]) => id) : Object.keys(Object(inside));
  }

  function markdown(folder: string): MarkdownFile[] {
    return languages.map((language) => {
      const file = `${folder}/${language.code}.md`;
      const written = values.get(file) as string | undefined;
      return { language, filled: filled.get(file) ?? '', ...(written !== undefined && { written }) };
    });
  }
}
