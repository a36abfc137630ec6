import { fieldName } from '../../content/places';

/** A difference between the words of two languages: the path of the field, and what was expected there. */
export interface Difference {
  field: string;
  expected: string;
}

/** An English text and the text of another language in the same place. */
export interface Pair {
  field: string;
  english: string;
  other: string;
}

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;

/** The names of fields that hold no words. Their value is the same in every language. */
const WITHOUT_WORDS = new Set([
  ...['id', 'href', 'src', 'link', 'file', 'files', 'picture', 'cover', 'page', 'icon', 'av1', 'h264', 'code'],
  ...['kind', 'layout', 'surface', 'direction', 'variant', 'onBill', 'date', 'asOf', 'updated', 'published', 'price'],
  ...['address', 'approved', 'consultation', 'reason'],
]);

/** Words that people write in Latin letters in every language: units, abbreviations, trade names. */
const ALIKE = new Set(
  'kW KW kWh kWp MW MWp kg EMI EMIs PDF FAQ GST UPPCL UPNEDA MNRE DISCOM DCR KYC CO GHS RWA AGM CAPEX RESCO Mono PERC TOPCon WhatsApp Facebook Instagram LinkedIn YouTube OTP'.split(
    ' ',
  ),
);

const DEVANAGARI = /\p{Script=Devanagari}/u;
const PLACEHOLDER = /\{\w+\}/g;
const ADDRESS = /https?:\/\/\S+|\S+@\S+\.\S+/g;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isLink = (value: unknown): value is { text: string; href: string } =>
  isObject(value) && typeof value.text === 'string' && typeof value.href === 'string';
const isFigure = (value: unknown): value is { figure: string } => isObject(value) && typeof value.figure === 'string';
/** Whether a value is a sentence in parts, some of which are links or figures: another language may order them anew. */
const isSentence = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.some((part) => isLink(part) || isFigure(part)) &&
  value.some((part) => typeof part === 'string') &&
  value.every((part) => typeof part === 'string' || isLink(part) || isFigure(part));

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (isLink(value)) return value.text;
  return isFigure(value) ? value.figure : String(value);
};
const linksOf = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .filter(isLink)
    .map(({ href }) => inEnglish(href))
    .sort()
    .join(', ');

/** The name of a guide, its cover or a drawing as it is in English: `/guides/roofs.pdf` for `/guides/roofs-hi.pdf`. */
const inEnglish = (name: string) => name.replace(/-[a-z]{2}(?=\.(pdf|svg)$)|(?<=^guide-[a-z]+)-[a-z]{2}$/, '');

/** The figures of a text in order of size, without their separators: `₹1,08,000 in 3 days` has 3 and 108000. */
const figuresOf = (text: string) =>
  (text.replace(PLACEHOLDER, '').match(/\d(?:[\d,.]*\d)?/g) ?? [])
    .map((figure) => figure.replaceAll(',', ''))
    .sort()
    .join(', ');
const placeholdersOf = (text: string) => (text.match(PLACEHOLDER) ?? []).sort().join(', ');

/** The Latin words of a text that has to be in another script, without addresses, placeholders and names of units. */
function latinWords(text: string): string[] {
  const words = text
    .replace(PLACEHOLDER, '')
    .replace(ADDRESS, '')
    .match(/[A-Za-z]+/g);
  return words?.filter((word) => !ALIKE.has(word)) ?? [];
}

/**
 * Compares the words of one content file in English and in a language that is written in Devanagari.
 * @param facts texts that are the same in every language, such as the company's name
 * @returns the differences, and all pairs of texts in which the other language has words of its own
 */
export function compare(english: unknown, other: unknown, facts = new Set<string>(), seen = new Set<unknown>()) {
  const differences: Difference[] = [];
  const pairs: Pair[] = [];
  const report = (path: Path, expected: string) => differences.push({ field: fieldName(path), expected });

  const compareLists = (path: Path, what: string, wanted: string, got: string) => {
    if (wanted !== got) report(path, `expected the ${what} of the English (${wanted || 'none'}), got ${got || 'none'}`);
  };
  const checkLetters = (path: Path, got: string) => {
    if (!DEVANAGARI.test(got) && latinWords(got).length > 0 && !facts.has(got))
      report(path, `expected words in Devanagari, got ${JSON.stringify(got)}`);
  };
  const compareTexts = (path: Path, wanted: string, got: string) => {
    compareLists(path, 'figures', figuresOf(wanted), figuresOf(got));
    compareLists(path, 'placeholders', placeholdersOf(wanted), placeholdersOf(got));
    checkLetters(path, got);
    if (DEVANAGARI.test(got)) pairs.push({ field: fieldName(path), english: wanted, other: got });
  };

  const visit = (path: Path, wanted: unknown, got: unknown): void => {
    if (typeof wanted === 'function') return;
    if (isSentence(wanted) || isSentence(got)) {
      compareLists(path, 'links', linksOf(wanted), linksOf(got));
      return compareTexts(path, textOf(wanted), textOf(got));
    }
    if (typeof wanted === 'string' && typeof got === 'string') {
      const name = String(path.findLast((key) => typeof key === 'string'));
      const isIdentifier =
        /^names?$|^pictures$|^text$/.test(name) && /^[a-z][A-Za-z0-9-]*$|^\//.test(wanted) && wanted === inEnglish(got);
      if (isIdentifier) return;
      if (!WITHOUT_WORDS.has(name)) return compareTexts(path, wanted, got);
    }
    if (!isObject(wanted) || !isObject(got) || Array.isArray(wanted) !== Array.isArray(got)) {
      const isSame = typeof got === 'string' ? wanted === inEnglish(got) : wanted === got;
      if (!isSame) report(path, `expected ${JSON.stringify(wanted)} as in English, got ${JSON.stringify(got)}`);
      return;
    }
    if (seen.has(got)) return;
    seen.add(got);
    if (Array.isArray(wanted) && Array.isArray(got) && wanted.length !== got.length)
      return void report(path, `expected ${wanted.length} items as in English, got ${got.length}`);
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
      const inner = [...path, Array.isArray(wanted) ? Number(key) : key];
      if (!(key in got)) report(inner, 'expected this field, which the English has');
      // Forms send their options in English, so only other languages have words for them.
      else if (!(key in wanted) && key === 'options')
        [got[key]].flat().forEach((option, index) => checkLetters([...inner, index], String(option)));
      else if (!(key in wanted)) report(inner, 'expected no such field: the English has none');
      else visit(inner, wanted[key], got[key]);
    }
  };
  visit([], english, other);
  return { differences, pairs };
}
