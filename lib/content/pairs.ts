import type { Spot } from './files';
import { type Finding, isFields, isPair, namesIn } from './resolve';

/** Exceptions from the rule that every text is translated into every language. */
export interface PairRules {
  /** Words that people write in Latin letters in every language: units, abbreviations, trade names. */
  untranslated: ReadonlySet<string>;
  /** The fields without words: ids, addresses, dates, and values that a form sends. */
  withoutWords: ReadonlySet<string>;
  /** The fields that may be '' in a language whose grammar does not need their words. */
  mayBeEmpty: ReadonlySet<string>;
  /** A pattern of "<file> <field>" for fields that hold names in these files, but words in other files. */
  names: RegExp;
}

/** A pattern for links of Markdown, addresses and file names, which are not translated. */
const ADDRESS =
  /\]\([^)]*\)|https?:\/\/\S+|\S+@\S+\.\S+|\S+\.(?:com|in|pdf|svg)\b|^\/\S+$|^[a-z0-9]+(?:[-/#][a-z0-9-]+)+$/g;

/** The numbers of a text with two digits or more, without commas, in alphabetical order: `108000` comes before `12`. */
export const numbersIn = (text: string): string[] =>
  (text.replace(/\{[^}]*\}/g, '').match(/\d(?:[\d,.]*\d)?/g) ?? [])
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => number.length > 1)
    .sort();

/** The names in braces in a text, without names that end in -words, which the grammar of a language may not need. */
const placeholdersOf = (text: string) =>
  namesIn(text)
    .filter((name) => !name.endsWith('-words'))
    .sort()
    .join(', ');

/** The words in Latin letters in a text, without addresses, names in braces and words that are never translated. */
const latinWords = (text: string, untranslated: PairRules['untranslated']): string[] =>
  (
    text
      .replace(/\{[^}]*\}/g, '')
      .replace(ADDRESS, '')
      .match(/[A-Za-z]+/g) ?? []
  ).filter((word) => !untranslated.has(word));

const ID = /^[a-z][A-Za-z0-9-]*$/;

/** Whether a text that is written once for all languages has English words, and so has to be translated. */
function isOneLanguage(text: string, { file, path }: Spot, { untranslated, withoutWords, names }: PairRules): boolean {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const isId = ID.test(text) && /^(names?|options)$/.test(key);
  const where = `${file} ${path.join('.')}`;
  const isName = isId || names.test(where) || path.some((part) => withoutWords.has(String(part)));
  return !isName && latinWords(text, untranslated).length > 0;
}

export interface PairLanguage {
  code: string;
  name: string;
  /** The script of the language, as Unicode names it. Without it, the script is Latin. */
  script?: string;
}

/** Finds texts that a language lacks, has in a wrong script, or has with other numbers or names in braces. */
export function pairFindings(
  values: ReadonlyMap<string, unknown>,
  languages: readonly PairLanguage[],
  rules: PairRules,
): Finding[] {
  const codes = languages.map(({ code }) => code);
  const first = codes[0]!;
  const findings: Finding[] = [];

  const isAnyForeign = languages.some(({ script }) => script !== undefined);

  function look(value: unknown, at: Spot): void {
    if (isAnyForeign && typeof value === 'string' && isOneLanguage(value, at, rules))
      findings.push({
        ...at,
        message: `expected a text for each language (${codes.join(', ')}), got ${JSON.stringify(value)} for all`,
      });
    if (Array.isArray(value)) return value.forEach((item, index) => look(item, { ...at, path: [...at.path, index] }));
    if (!isFields(value)) return;
    // A note on what the company still has to supply is only for the owner of the site, who reads English.
    if ('supplied' in value) return;
    if (!isPair(value, codes)) {
      for (const [key, inner] of Object.entries(value)) look(inner, { ...at, path: [...at.path, key] });
      return;
    }
    for (const { code, name, script } of languages) {
      const text = value[code];
      const line = { ...at, path: [...at.path, code] };
      if (text === undefined)
        findings.push({ ...at, message: `expected the text in ${name} too, on a line that begins with "${code}:"` });
      else if (text === '' && at.path.some((part) => rules.mayBeEmpty.has(String(part)))) continue;
      else if (text === null || (typeof text === 'string' && text.trim() === ''))
        findings.push({ ...line, message: `expected the text in ${name}, nothing is there` });
      else if (code !== first && typeof text === 'string' && typeof value[first] === 'string')
        findings.push(
          ...differences(value[first], text, rules.untranslated, script).map((message) => ({ ...line, message })),
        );
    }
  }
  for (const [file, value] of values) if (!file.endsWith('.md')) look(value, { file, path: [] });
  return findings;
}

/** A message for each difference of a text from the same text in English: in numbers, names in braces and script. */
export function differences(
  english: string,
  text: string,
  untranslated: PairRules['untranslated'],
  script?: string,
): string[] {
  const compared = [
    ['numbers', numbersIn(english).join(', '), numbersIn(text).join(', ')],
    ['names in braces', placeholdersOf(english), placeholdersOf(text)],
  ] as const;
  const unlike = compared
    .filter(([, wanted, got]) => wanted !== got)
    .map(([what, wanted, got]) => `expected the ${what} of the English (${wanted || 'none'}), got ${got || 'none'}`);
  const isForeign =
    script !== undefined &&
    !new RegExp(`\\p{Script=${script}}`, 'u').test(text) &&
    latinWords(text, untranslated).length > 0;
  return isForeign ? [...unlike, `expected words in ${script}, got ${JSON.stringify(text)}`] : unlike;
}
