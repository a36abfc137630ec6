import path from 'node:path';
import { dayInIndia } from '../../lib/dates';
import { type ContentFiles, parseFiles } from '../../lib/content/files';
import { mapValues } from '../../lib/content/objects';
import { memoize, parseMarkdown } from '../../lib/content/parse';
import { fieldName } from '../../lib/content/problems';
import { isFields, isPair, namesIn } from '../../lib/content/resolve';
import { remarksOn } from '../check-content/check-content';
import { checkSiteContent } from '../check-content/site-content';
import { parseEmailTemplate } from '../preview/email-template';

export type Path = readonly (string | number)[];

export interface Text {
  /** A path from content/; for Markdown, the file of the first language. */
  file: string;
  /** Such as `videoHero.heading`, or `block 3` in a Markdown file. */
  field: string;
  /** The words by language code, or under `all` if every language has the same. */
  parts: Record<string, Part>;
  marks: Mark[];
}

export interface Mark {
  kind: 'sample' | 'unapproved';
  at: Path;
}

export type FoundText = Text & { filled?: Readonly<Record<string, string>> };

interface Part {
  file: string;
  /** In YAML the path of the value, in other files the start and the end of the text. */
  at: Path;
  written: string;
  /** With facts filled in. */
  shown: string;
}

export const idOf = ({ file, field }: Pick<Text, 'file' | 'field'>) => `${file} ${field}`;

/** The entry that contains a text, such as `news/meter.yaml`; undefined if none does. */
export const placeOf = (text: Text): string | undefined =>
  /^.*questions\[\d+\]|^(news|projects|reviews|towns)\/\S+|^articles\/\S+\.yaml/.exec(idOf(text))?.[0];

/** The list that contains an entry, such as `news`. */
export const listOf = (place?: string) => place?.replace(/(\/[^/]+)?\/article\.yaml$|\/[^/]+\.yaml$|\[\d+\]$/, '');

/** The texts with the field `order`, the lowest number first. */
export const inOrder = (list: readonly Text[]) =>
  list.filter(({ field }) => field === 'order').sort((one, other) => Number(englishOf(one)) - Number(englishOf(other)));

export const writtenIn = (parts: Text['parts']) => mapValues(parts, ({ written }) => written);

export const englishOf = ({ parts }: Text) => readableText(Object.values(parts)[0]?.shown ?? '');

/** In place of a language code, for words that every language shares. */
export const ALL = 'all';

/** The field name of an article's whole Markdown text. */
export const WHOLE = 'whole text';

/** The fields of an article's source. */
export const SOURCE_FIELDS = {
  id: { label: 'Mark: what stands in the text as [^mark]', isPair: false },
  name: { label: 'Title', isPair: true },
  href: { label: 'Address, where there is one', isPair: false },
  date: { label: 'Date: 2026-11-27, 2026-11 or 2026, where there is one', isPair: false },
  facts: { label: 'What it says', isPair: true },
};
export const MOST_SOURCES = 20;
export const sourceField = (at: number, key: string) => `sources[${at}].${key} `;

export const EMAIL = 'email-template.txt';

/** Settings, sizes, approvals and names that other files refer to cannot be edited. */
const FIXED =
  /^(use|id|kind|layout|surface|direction|variant|page|pictures|src|width|height|confidence|fingerprint|approved|usedBy|range)$/;
/** Values that every language shares can be edited in these files, elsewhere only in SINGLE_FIELDS. */
const SINGLE_FILES = /^(company|facts\/(?!names)|news\/|projects\/|reviews\/|towns\/|articles\/)/;
const SINGLE_FIELDS = /^(date|updated|asOf|link|href|alt|icon|picture)$/;

export interface Texts {
  files: ContentFiles;
  problems: string[];
  codes: string[];
  /** The names of the languages by code; under `ALL`, all names as one text. */
  names: Readonly<Record<string, string>>;
  list: Text[];
  pages: (readonly [route: string, file: string])[];
  /** Empty while the content has mistakes. */
  languages: ReturnType<typeof checkSiteContent>['languages'];
  fill: (text: string, code: string, at?: Path) => string;
  /** Where the value of a placeholder is written, such as `facts/claims#rating.value`. */
  placesOf: (name: string) => ReadonlySet<string>;
}

export function readTexts(project: string, files: ContentFiles): Texts {
  const { [EMAIL]: email = '', ...words } = files;
  const { readers, languages, problems, facts } = checkSiteContent(project, words);
  const remarks = remarksOn(words, path.join(project, 'public'), dayInIndia());
  const codes = [...readers.keys()];
  const named = facts.siteLanguages.map(({ code, name }) => [code, name] as const);
  const names = { ...Object.fromEntries(named), [ALL]: named.map(([, name]) => name).join(' and ') };
  const fill: Texts['fill'] = (text, code, at = []) => {
    try {
      return String((readers.get(code) ?? readers.get(codes[0]!))!.value(text, { file: '', path: at }));
    } catch {
      // Mistakes in the content can make this fail. The text then keeps all its placeholders.
      return text;
    }
  };
  const placesOf = memoize((name) => {
    const { places } = readers.get(codes[0]!)!;
    places.clear();
    fill(`{${name}}`, codes[0]!);
    return new Set(places);
  });
  const pages = languages.flatMap((language) =>
    Object.values(language.pages).map(({ address, file }) => [address, file.replace('content/', '')] as const),
  );
  const all = [...problems, ...remarks.problems, ...emailProblems(email)];
  const list = collectTexts(files, codes, fill);
  return { files, problems: all, codes, names, list, pages, languages, fill, placesOf };
}

function emailProblems(email: string): string[] {
  try {
    parseEmailTemplate(email);
    return [];
  } catch (error) {
    return [`content/${EMAIL}: ${(error as Error).message}`];
  }
}

export function collectTexts(files: ContentFiles, codes: string[], fill: Texts['fill']): Text[] {
  // `shown` is filled in only when it is read, because a check of the content lists all texts and shows none.
  const part = (file: string, at: Path, written: string, code: string): Part => ({
    ...{ file, at, written },
    get shown() {
      return fill(written, code, at);
    },
  });
  const { values } = parseFiles(files);

  const fieldsOf = (file: string, value: unknown, at: Path = [], marks: Mark[] = []): Text[] => {
    const single = (one: unknown, code: string, place = at) => part(file, place, String(one ?? ''), code);
    const text = (parts: Text['parts']) => [{ file, field: fieldName(at), parts, marks }];
    if (isPair(value, codes) && Object.values(value).every((one) => Object(one) !== one && typeof one !== 'boolean'))
      return text(mapValues(value, (one, code) => single(one, code, [...at, code])));
    if (Object(value) !== value) return isEditable(file, at, value) ? text({ [ALL]: single(value, codes[0]!) }) : [];
    const { sample, approved } = value as Record<string, unknown>;
    const inner: Mark[] = [
      ...marks,
      ...(sample === true ? [{ kind: 'sample', at } as const] : []),
      ...(approved === null ? [{ kind: 'unapproved', at } as const] : []),
    ];
    return Object.entries(value as object).flatMap(([key, one]) =>
      fieldsOf(file, one, [...at, isFields(value) ? key : Number(key)], inner),
    );
  };

  /** Pairs the blocks of the languages' Markdown files by position. An article also gets its whole text. */
  const textsOfProse = (name: string): Text[] => {
    const blocks: Text[] = [];
    const whole: Text = { file: name, field: WHOLE, parts: {}, marks: [] };
    for (const code of codes) {
      const file = name.replace(/[^/]+$/, `${code}.md`);
      const source = files[file] ?? '';
      whole.parts[code] = part(file, [0, source.length], source, code);
      parseMarkdown(source).children.forEach(({ position }, index) => {
        const at = [position!.start.offset!, position!.end.offset!];
        blocks[index] ??= { file: name, field: `block ${index + 1}`, parts: {}, marks: [] };
        blocks[index].parts[code] = part(file, at, source.slice(...at), code);
      });
    }
    return name.startsWith('articles/') ? [...blocks, whole] : blocks;
  };

  return Object.entries(files).flatMap(([name, source]) => {
    if (name.endsWith('.yaml')) return fieldsOf(name, values.get(name.replace('.yaml', '')));
    if (name.endsWith(`/${codes[0]}.md`)) return textsOfProse(name);
    if (name !== EMAIL) return [];
    const at = [source.search(/^Subject:/m), source.length];
    return { file: name, field: 'text', parts: { [ALL]: part(name, at, source.slice(...at), codes[0]!) }, marks: [] };
  });
}

const isEditable = (file: string, at: Path, value: unknown) => {
  const key = String(at.findLast((part) => typeof part === 'string'));
  const isFixed = at.some((part) => FIXED.test(String(part))) || typeof value === 'boolean';
  return !isFixed && value !== null && (SINGLE_FILES.test(file) || SINGLE_FIELDS.test(key));
};

/** Removes Markdown marks, and ₹ and commas from a lone amount, so that a text can be compared with words of a page. */
export function readableText(text: string): string {
  const words = text
    .replace(/!?\[\^?([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[\w-]+\]|\{#[\w-]+\}|\*\*?|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^₹?[\d,.]+$/.test(words) ? words.replace(/[₹,]/g, '') : words;
}

const NAME = /\{[a-z][\w-]*\}/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns what the page shows for each placeholder; undefined if `words` do not match the text */
function matchPlaceholders({ shown }: Part, words: string): FoundText['filled'] {
  const fixed = readableText(shown).split(new RegExp(NAME, 'g'));
  const isKnown = fixed.length === 1 || fixed.join('').replace(/[\s,.:]/g, '').length > 2;
  const match = isKnown && new RegExp(`^${fixed.map(escaped).join('(.{1,60})')}$`).exec(words);
  return match ? Object.fromEntries(namesIn(shown).map((name, at) => [name, match[at + 1]!])) : undefined;
}

/** @param candidates the words of the pressed element, then of the elements around it */
export function findTexts(all: readonly Text[], candidates: readonly string[]): FoundText[] {
  const list = all.filter(({ field }) => field !== WHOLE);
  const partsOf = (text: Text) => Object.values(text.parts);
  const words = candidates.map(readableText).filter(Boolean);
  const exact = new Map<Text, FoundText>();
  for (const one of words)
    for (const text of list) {
      const filled = partsOf(text)
        .map((part) => matchPlaceholders(part, one))
        .find(Boolean);
      if (filled && !exact.has(text)) exact.set(text, { ...text, filled });
    }
  if (exact.size > 0) return [...exact.values()].slice(0, 12);
  const [own = ''] = words;
  const length = (text: Text) => Math.max(...partsOf(text).map((part) => readableText(part.shown).length));
  const related = list.filter((text) =>
    partsOf(text).some((part) => {
      const shown = readableText(part.shown).split(new RegExp(NAME, 'g'));
      const isInside = /\p{L}{3}/u.test(shown.join('')) && shown.every((piece) => own.includes(piece.trim()));
      return isInside || (own.length > 11 && shown.join('').includes(own));
    }),
  );
  return related.sort((one, other) => length(other) - length(one)).slice(0, 12);
}
