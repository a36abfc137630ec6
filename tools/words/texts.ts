import path from 'node:path';
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { dayInIndia } from '../../lib/day-in-india';
import type { ContentFiles } from '../../lib/words/files';
import { parsedMarkdown, parsedYaml } from '../../lib/words/parsed';
import { fieldName } from '../../lib/words/problems';
import type { Resolver } from '../../lib/words/resolve';
import { remarksOn } from '../content-check/content-check';
import { checkSiteContent } from '../content/site-content';
import { parseEmailTemplate } from '../preview/email-template';

export type Path = readonly (string | number)[];

/** One text of content/ in all its languages. */
export interface Text {
  /** The file within content/ in the first language, for example `pages/home.yaml`. */
  file: string;
  /** The field in its file, for example `videoHero.heading`, or the block of a Markdown file, for example `block 3`. */
  field: string;
  /** Each language's words, by its code. A text that is the same in every language has one entry, `all`. */
  parts: Record<string, Part>;
  /** What is still to be done: `sample`, `unapproved`. */
  marks: string[];
}

interface Part {
  file: string;
  /** The place of a value in YAML. In other files: its range in the file. */
  at: Path;
  written: string;
  /** The words as pages show them: facts are filled in. Other names in braces stay. */
  shown: string;
}

/** The name of a text: its file and its field. */
export const idOf = ({ file, field }: Pick<Text, 'file' | 'field'>) => `${file} ${field}`;

/** The words of a text in the first language, as a reader sees them. */
export const englishOf = ({ parts }: Text) => plain(Object.values(parts)[0]?.shown ?? '');

/** The code of the words that are the same in every language. */
export const ALL = 'all';

/** The text of the e-mail that a lead becomes. */
export const EMAIL = 'email-template.txt';

/** Fields of YAML that hold neither words nor figures, or that other files refer to. */
const FIXED =
  /^(use|id|icon|kind|layout|surface|direction|variant|page|picture|pictures|src|width|height|confidence|seal|approved)$/;
/** Files whose values that stand once for all languages are edited, and fields that are so in every file. */
const SINGLE_FILES = /^(company|facts\/(?!names)|news\/|projects\/|reviews\/)/;
const SINGLE_FIELDS = /^(date|updated|asOf|link|href|alt)$/;

/** All texts of a project, and what fills facts into a text. */
export interface Texts {
  files: ContentFiles;
  /** The mistakes in the words, as the build says them. */
  problems: string[];
  codes: string[];
  list: Text[];
  /** The address of each page, with its file. */
  pages: (readonly [route: string, file: string])[];
  fill: (text: string, code: string) => string;
}

/** Lists every text that some files of content/ have. */
export function readTexts(project: string, files: ContentFiles): Texts {
  const { [EMAIL]: email = '', ...words } = files;
  const { readers, languages, problems } = checkSiteContent(project, words);
  const remarks = remarksOn(words, path.join(project, 'public'), dayInIndia());
  const codes = [...readers.keys()];
  const names = Object.keys(words).filter((name) => !name.endsWith('.md') || name.endsWith(`/${codes[0]}.md`));
  const list = names.flatMap((name) =>
    name.endsWith('.md') ? blocksOf(name, words, readers) : fieldsOf(name, words[name]!, readers),
  );
  const at = [email.search(/^Subject:/m), email.length] as const;
  const written = email.slice(...at);
  list.push({ file: EMAIL, field: 'text', parts: { [ALL]: { file: EMAIL, at, written, shown: written } }, marks: [] });
  const fill = (text: string, code: string) => filled(readers, text, code, { file: '', path: [] });
  const pages = languages.flatMap((language) =>
    Object.values(language.pages).map(({ address, file }) => [address, file.replace('content/', '')] as const),
  );
  return { files, problems: [...problems, ...remarks.problems, ...emailProblems(email)], codes, list, pages, fill };
}

function emailProblems(email: string): string[] {
  try {
    parseEmailTemplate(email);
    return [];
  } catch (error) {
    return [`content/${EMAIL}: ${(error as Error).message}`];
  }
}

type Readers = ReadonlyMap<string, Resolver>;

function filled(readers: Readers, text: string, code: string, at: Parameters<Resolver['value']>[1]): string {
  const reader = readers.get(code) ?? [...readers.values()][0]!;
  try {
    return String(reader.value(text, at));
  } catch {
    // A fact that cannot be made from what the files say now stays a name in braces.
    return text;
  }
}

function fieldsOf(name: string, source: string, readers: Readers): Text[] {
  const file = name.replace(/\.yaml$/, '');
  const codes = [...readers.keys()];
  const texts: Text[] = [];
  const partAt = (node: Scalar, path: Path, code: string): Part => {
    const written = String(node.value ?? '');
    return { file: name, at: path, written, shown: filled(readers, written, code, { file, path }) };
  };
  const visit = (node: Node | null, path: Path, marks: string[]): void => {
    const add = (parts: Text['parts']) => texts.push({ file: name, field: fieldName(path), parts, marks });
    if (isMap<Scalar<string>, Node | null>(node)) {
      const pair = node.items.map(({ key, value }) => [key.value, value] as const);
      if (pair.length > 0 && pair.every(([key, value]) => codes.includes(key) && isScalar(value)))
        return void add(
          Object.fromEntries(pair.map(([code, value]) => [code, partAt(value as Scalar, [...path, code], code)])),
        );
      const isSample = (node.get('sample') as unknown) === true;
      const isUnapproved = node.has('approved') && node.get('approved') === null;
      const inner = [...marks, ...(isSample ? ['sample'] : []), ...(isUnapproved ? ['unapproved'] : [])];
      pair.forEach(([key, value]) => visit(value, [...path, key], inner));
    } else if (isSeq<Node>(node)) node.items.forEach((item, index) => visit(item, [...path, index], marks));
    else if (isScalar(node) && isEdited(file, path, node.value)) add({ [ALL]: partAt(node, path, codes[0]!) });
  };
  visit(parsedYaml(source).document.contents, [], []);
  return texts;
}

const isEdited = (file: string, path: Path, value: unknown) => {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const isFixed = path.some((part) => FIXED.test(String(part))) || typeof value === 'boolean';
  return !isFixed && value !== null && (SINGLE_FILES.test(file) || SINGLE_FIELDS.test(key));
};

/** The headings, paragraphs, lists and tables of a Markdown file, each beside the block at the same place in the others. */
function blocksOf(name: string, files: ContentFiles, readers: Readers): Text[] {
  const [first = ''] = readers.keys();
  const versions = [...readers.keys()].flatMap((code) => {
    const file = name.replace(new RegExp(`${first}\\.md$`), `${code}.md`);
    const source = files[file];
    if (source === undefined) return [];
    const blocks = parsedMarkdown(source).children.map(({ position }): Part => {
      const { start, end } = position!;
      const at = [start.offset!, end.offset!] as const;
      const written = source.slice(...at);
      const shown = filled(readers, written, code, { file, path: [] });
      return { file, at, written, shown };
    });
    return [[code, blocks] as const];
  });
  const most = Math.max(...versions.map(([, blocks]) => blocks.length));
  return Array.from({ length: most }, (_, at) => ({
    file: name,
    field: `block ${at + 1}`,
    parts: Object.fromEntries(versions.flatMap(([code, blocks]) => (blocks[at] ? [[code, blocks[at]]] : []))),
    marks: [],
  }));
}

/** The words of a text as a reader sees them: without the marks of Markdown, with single spaces; a figure as digits. */
export function plain(text: string): string {
  const words = text
    .replace(/!?\[\^?([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[\w-]+\]|\{#[\w-]+\}|\*\*?|^#+ /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^₹?[\d,.]+$/.test(words) ? words.replace(/[₹,]/g, '') : words;
}

const NAME = /\{[a-z][\w-]*\}/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a page that shows these words may show this text. A name in braces fits any words that the page fills in. */
function shows(part: Part, words: string): boolean {
  const text = plain(part.shown);
  if (text === words) return true;
  const fixed = text.split(new RegExp(NAME, 'g'));
  const isKnown = fixed.length > 1 && fixed.join('').replace(/[\s,.:]/g, '').length > 2;
  return isKnown && new RegExp(`^${fixed.map(escaped).join('.{1,60}')}$`).test(words);
}

/**
 * Finds the texts that a page shows as some words. Where none is the whole of them, those that are a part of them
 * (a page joins name, town and size of a review), or of which they are a part (an item of a list in Markdown).
 * @param candidates the words of an element, and then of the elements around it
 */
export function findTexts(list: readonly Text[], candidates: readonly string[]): Text[] {
  const partsOf = (text: Text) => Object.values(text.parts);
  const words = candidates.map(plain).filter(Boolean);
  const exact = words.flatMap((one) => list.filter((text) => partsOf(text).some((part) => shows(part, one))));
  if (exact.length > 0) return [...new Set(exact)].slice(0, 12);
  const [own = ''] = words;
  const length = (text: Text) => Math.max(...partsOf(text).map((part) => plain(part.shown).length));
  const related = list.filter((text) =>
    partsOf(text).some((part) => {
      const shown = plain(part.shown).split(new RegExp(NAME, 'g'));
      const isInside = /\p{L}{3}/u.test(shown.join('')) && shown.every((piece) => own.includes(piece.trim()));
      return isInside || (own.length > 11 && shown.join('').includes(own));
    }),
  );
  return related.sort((one, other) => length(other) - length(one)).slice(0, 12);
}
