import { isPair, type Pair, parse, parseDocument, stringify, visit } from 'yaml';
import type { ContentFiles } from '../../lib/content/files';
import { mapValues } from '../../lib/content/objects';

const FIRST_LETTER = 'क'.codePointAt(0)!;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** Matches what is not translated, such as placeholders and addresses, and each letter of the rest. */
const KEPT =
  /\{[^}]*\}|\]\([^)]*\)|\[\^[^\]]*\]|^::\w+$|https?:\/\/\S+|\S+@\S+|\S+\.(?:pdf|svg)|^\/\S+$|^[a-z0-9]+(?:-[a-z0-9]+)+$|[A-Za-z]/gm;

export const inDevanagari = (text: string) =>
  text.replace(KEPT, (found) =>
    found.length > 1 ? found : String.fromCodePoint(FIRST_LETTER + LATIN.indexOf(found.toLowerCase())),
  );

/** Replaces each letter by another, because a copied page may not repeat the words of its original. */
export const inOtherLetters = (text: string) =>
  text.replace(KEPT, (found) => {
    const at = LATIN.indexOf(found.toLowerCase());
    const other = LATIN[(at + LATIN.length / 2) % LATIN.length]!;
    return found.length > 1 ? found : found === found.toLowerCase() ? other : other.toUpperCase();
  });

const translated = (value: unknown): unknown => {
  if (typeof value === 'string') return inDevanagari(value);
  if (Array.isArray(value)) return value.map(translated);
  return Object(value) === value ? mapValues(value as Record<string, unknown>, translated) : value;
};

const LIST = 'site/languages.yaml';
export const toyLanguage = {
  code: 'xxx',
  lang: 'xxx-IN',
  // Like the locales of some languages, it has digits of its own, which no page may show.
  locale: 'hi-IN-u-nu-deva',
  prefix: '/xxx',
  name: inDevanagari('toy'),
  typeface: 'anek-devanagari',
  script: 'Devanagari',
};

/** Adds an invented language as docs/languages.md says. `sameText` changes texts that are the same in every language. */
export function withToyLanguage(
  files: ContentFiles,
  sameText: (text: string, key: string, file: string) => string = (text) => text,
): ContentFiles {
  const list = (parse(files[LIST]!) as { code: string }[]).filter(({ code }) => code !== toyLanguage.code);
  const codes = new Set([...list, toyLanguage].map(({ code }) => code));
  const withLines = (file: string, text: string) => {
    const document = parseDocument(text);
    visit(document, {
      Map: (_, map) => {
        const isPairOfTexts = map.has('en') && map.items.every(({ key }) => codes.has(String(key)));
        if (!isPairOfTexts) return undefined;
        map.set(toyLanguage.code, translated((map.toJSON() as { en: unknown }).en));
        return visit.SKIP;
      },
      Scalar: (at, scalar, path) => {
        const field = String((path.findLast(isPair) as Pair | undefined)?.key ?? '');
        if (at !== 'key' && typeof scalar.value === 'string') scalar.value = sameText(scalar.value, field, file);
      },
    });
    return document.toString({ lineWidth: 0 });
  };
  const added = Object.entries(files).flatMap(([file, text]) => {
    if (file.endsWith('.yaml')) return [[file, withLines(file, text)]];
    if (file.endsWith(`/${toyLanguage.code}.md`)) return [];
    const [english] = /^(legal|articles)\/[^/]+\/en\.md$/.exec(file) ?? [];
    return [
      [file, text],
      ...(english ? [[english.replace('en.md', `${toyLanguage.code}.md`), inDevanagari(text)]] : []),
    ];
  });
  return { ...Object.fromEntries(added), [LIST]: stringify([...list, toyLanguage]) };
}
