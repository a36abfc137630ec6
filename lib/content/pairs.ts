import type { Spot } from './files';
import type { Problem } from './problems';
import { isFields, isPair, namesIn } from './resolve';

/** Exceptions to the rule that every text is translated into every language. */
export interface PairRules {
  /** Words that stay in Latin letters in every language, such as units and trade names. */
  untranslated: ReadonlySet<string>;
  /** The names of fields without words, such as ids and dates. */
  withoutWords: ReadonlySet<string>;
  /** The names of fields that may be '' in a language that needs no words there. */
  mayBeEmpty: ReadonlySet<string>;
  /** Matches "<file> <path>" of a field with names, which are not translated. */
  names: RegExp;
}

/** Matches what is not translated within a text: addresses, link targets, file names and ids. */
const ADDRESS =
  /\]\([^)]*\)|https?:\/\/\S+|\S+@\S+\.\S+|\S+\.(?:com|in|pdf|svg)\b|^\/\S+$|^[a-z0-9]+(?:[-/#][a-z0-9-]+)+$/g;

/** Returns the numbers of two digits or more outside placeholders, without commas and sorted as texts. */
export const numbersIn = (text: string): string[] =>
  (text.replace(/\{[^}]*\}/g, '').match(/\d(?:[\d,.]*\d)?/g) ?? [])
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => number.length > 1)
    .sort();

/** Leaves out placeholders such as {founded-words}, because a translation may write the words out instead. */
const placeholdersOf = (text: string) =>
  namesIn(text)
    .filter((name) => !name.endsWith('-words'))
    .sort()
    .join(', ');

const latinWords = (text: string, untranslated: PairRules['untranslated']): string[] =>
  (
    text
      .replace(/\{[^}]*\}/g, '')
      .replace(ADDRESS, '')
      .match(/[A-Za-z]+/g) ?? []
  ).filter((word) => !untranslated.has(word));

const ID = /^[a-z][A-Za-z0-9-]*$/;

function needsPair(text: string, { file, path }: Spot, { untranslated, withoutWords, names }: PairRules): boolean {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const isId = ID.test(text) && /^(names?|options)$/.test(key);
  const where = `${file} ${path.join('.')}`;
  const isName = isId || names.test(where) || path.some((part) => withoutWords.has(String(part)));
  return !isName && latinWords(text, untranslated).length > 0;
}

export interface PairLanguage {
  code: string;
  name: string;
  script?: string;
}

/** Reports texts that are missing in a language or do not match the first language. */
export function problemsInPairs(
  values: ReadonlyMap<string, unknown>,
  languages: readonly PairLanguage[],
  rules: PairRules,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const first = codes[0]!;
  const problems: Problem[] = [];

  const isAnyForeign = languages.some(({ script }) => script !== undefined);

  function look(value: unknown, at: Spot): void {
    if (isAnyForeign && typeof value === 'string' && needsPair(value, at, rules))
      problems.push({
        ...at,
        message: `expected a text for each language (${codes.join(', ')}), got ${JSON.stringify(value)} for all`,
      });
    if (Array.isArray(value)) return value.forEach((item, index) => look(item, { ...at, path: [...at.path, index] }));
    if (!isFields(value)) return;
    // The texts beside a field `supplied` may be notes in English for the owner of the site.
    if ('supplied' in value) return;
    if (!isPair(value, codes)) {
      for (const [key, inner] of Object.entries(value)) look(inner, { ...at, path: [...at.path, key] });
      return;
    }
    for (const { code, name, script } of languages) {
      const text = value[code];
      const line = { ...at, path: [...at.path, code] };
      if (text === undefined)
        problems.push({ ...at, message: `expected the text in ${name} too, on a line that begins with "${code}:"` });
      else if (text === '' && at.path.some((part) => rules.mayBeEmpty.has(String(part)))) continue;
      else if (text === null || (typeof text === 'string' && text.trim() === ''))
        problems.push({ ...line, message: `expected the text in ${name}, nothing is there` });
      else if (code !== first && typeof text === 'string' && typeof value[first] === 'string')
        problems.push(
          ...differences(value[first], text, rules.untranslated, script).map((message) => ({ ...line, message })),
        );
    }
  }
  for (const [file, value] of values) if (!file.endsWith('.md')) look(value, { file, path: [] });
  return problems;
}

/**
 * Compares numbers and placeholders of a translation with the English text, and checks the translation's script.
 * @returns an error message for each difference, and one for a text that is not in `script`
 */
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
