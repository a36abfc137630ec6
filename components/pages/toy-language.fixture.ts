import { parse, stringify } from 'yaml';
import { readContent } from '@/content/read';
import { contentFiles } from '@/tools/check-content/site-content';

const FIRST_LETTER = 'क'.codePointAt(0)!;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/**
 * What is not translated: names in braces, the targets of links, marks of sources, ids of headings, addresses, and the
 * names of files and pictures.
 */
const KEPT =
  /\{[^}]*\}|\]\([^)]*\)|\[\^[^\]]*\]|^::\w+$|https?:\/\/\S+|\S+@\S+|\S+\.(?:pdf|svg)|^\/\S+$|^[a-z0-9]+(?:-[a-z0-9]+)+$|[A-Za-z]/gm;

/** Translates a text for tests: each Latin letter becomes a letter of Devanagari. */
const spelt = (text: string) =>
  text.replace(KEPT, (found) =>
    found.length > 1 ? found : String.fromCodePoint(FIRST_LETTER + LATIN.indexOf(found.toLowerCase())),
  );

type Fields = Record<string, unknown>;
const isPair = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => /^(en|hi)$/.test(key)) &&
  'en' in value;

const inside = (value: unknown, change: (text: string, key: string) => unknown, key = ''): unknown => {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => inside(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  if (isPair(value)) return { ...value, xx: inside(value.en, spelt) };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner, change, name)]));
};

/** The fields for brands, units and abbreviations, whose text is written once for all languages. */
const SAME_TEXT_FIELDS =
  /^(name|legalName|shortName|text|title|heading|label|figure|unit|format|columns|rows|size|amount|whatsapp)$/;
const ID = /^[a-z][A-Za-z0-9-]*$/;
/**
 * Spells a text that is the same in every language in Devanagari too, so that any Latin word left on a page is an
 * untranslated one.
 */
const brand = (text: string, key: string) => (SAME_TEXT_FIELDS.test(key) && !ID.test(text) ? spelt(text) : text);

/** Adds a line in the invented language to every text of a file. */
function translated(file: string, text: string): string {
  const hasSameTexts = !/^(facts\/(?!units|claims)|site\/languages)/.test(file);
  const change = file === 'facts/units.yaml' ? spelt : hasSameTexts ? brand : (same: string) => same;
  return stringify(inside(parse(text), change));
}

const files = contentFiles();
const language = {
  code: 'xx',
  lang: 'xx-IN',
  locale: 'hi-IN',
  prefix: '/xx',
  name: spelt('toy'),
  typeface: 'anek-devanagari',
  script: 'Devanagari',
};

const content = readContent({
  ...Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => {
      if (file.endsWith('.yaml')) return [[file, translated(file, text)]];
      const [english] = /^(legal|articles)\/[^/]+\/en\.md$/.exec(file) ?? [];
      return [[file, text], ...(english ? [[english.replace('en.md', 'xx.md'), spelt(text)]] : [])];
    }),
  ),
  'site/languages.yaml': stringify([...(parse(files['site/languages.yaml']!) as unknown[]), language]),
});

/** For tests: the words of an invented third language, which is English spelt in Devanagari letters. */
export const toy = content.languages.find((site) => site.language.code === 'xx')!;
