import type { Spot } from './files';
import { type Finding, isFields, isPair, namesIn } from './resolve';

/** Words that people write in Latin letters in every language: units, abbreviations, trade names. */
const ALIKE = new Set(
  'kW KW kWh kWp MW MWp kg EMI EMIs PDF FAQ GST UPPCL UPNEDA MNRE DISCOM DCR KYC CO GHS RWA AGM CAPEX RESCO Mono PERC TOPCon WhatsApp Facebook Instagram LinkedIn YouTube OTP EmailJS JavaScript GoodZero'.split(
    ' ',
  ),
);

/** Links of Markdown, addresses and file names: what no language translates. */
const ADDRESS =
  /\]\([^)]*\)|https?:\/\/\S+|\S+@\S+\.\S+|\S+\.(?:com|in|pdf|svg)\b|^\/\S+$|^[a-z0-9]+(?:[-/#][a-z0-9-]+)+$/g;

/** The figures of a text with two digits or more, without their separators: `₹1,08,000 in 12 days` has 12 and 108000. */
export const figuresOf = (text: string): string[] =>
  (text.replace(/\{[^}]*\}/g, '').match(/\d(?:[\d,.]*\d)?/g) ?? [])
    .map((figure) => figure.replaceAll(',', ''))
    .filter((figure) => figure.length > 1)
    .sort();
/** The names in braces, without those of a claim's words, which the grammar of a language may need or not. */
const placeholdersOf = (text: string) =>
  namesIn(text)
    .filter((name) => !name.endsWith('-words'))
    .sort()
    .join(', ');

/** The Latin words of a text that has to be in another script, without addresses, names in braces and names of units. */
const latinWords = (text: string): string[] =>
  (
    text
      .replace(/\{[^}]*\}/g, '')
      .replace(ADDRESS, '')
      .match(/[A-Za-z]+/g) ?? []
  ).filter((word) => !ALIKE.has(word));

/**
 * The names of fields whose words one language may not need: those before a lead, in the language in which leads are
 * written, and those after the last link of the consent.
 */
const MAY_BE_EMPTY = new Set<PropertyKey>(['beforeLead', 'consent']);

/** The names of fields that hold no words, but ids, addresses, dates, or what a form sends. */
const WITHOUT_WORDS = new Set([
  ...[
    'use',
    'id',
    'icon',
    'kind',
    'layout',
    'surface',
    'direction',
    'variant',
    'page',
    'town',
    'company',
    'confidence',
  ],
  ...[
    'href',
    'link',
    'address',
    'consultation',
    'src',
    'picture',
    'pictures',
    'cover',
    'av1',
    'h264',
    'script',
    'policy',
  ],
  ...['email', 'leadInbox', 'code', 'lang', 'locale', 'prefix', 'browserColour', 'legalName', 'by', 'reason', 'seal'],
  ...[
    'chapters',
    'reviews',
    'names',
    'onBill',
    'least',
    'most',
    'default',
    'approved',
    'required',
    'sent',
    'sentAs',
    'value',
    'initial',
  ],
  ...['tabs', 'askedAfter', 'sender', 'consent', 'outcome', 'attributes', 'sendsTo'],
]);
/** Files that hold names, or ids of units and sources, where other files hold words. */
const NAMES =
  /^(company|site\/(languages|analytics)) .*\bname$|^facts\/\w+ figures\..*\b(unit|source)$|^articles\/\S+ .*\b(sources|related)\.\d+$|^articles\/\S+ figure\..*\bat$/;
const ID = /^[a-z][A-Za-z0-9-]*$/;

/** Whether a text that stands once for all languages is in English words, though it needs one for each. */
function isOneLanguage(text: string, { file, path }: Spot): boolean {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const isId = ID.test(text) && /^(names?|options)$/.test(key);
  const where = `${file} ${path.join('.')}`;
  return (
    !isId && !path.some((part) => WITHOUT_WORDS.has(String(part))) && !NAMES.test(where) && latinWords(text).length > 0
  );
}

/** What the check of pairs knows of a language. */
export interface PairLanguage {
  code: string;
  name: string;
  /** The script of the language, as Unicode names it; Latin when left out. */
  script?: string;
}

/**
 * Checks every pair of texts: each language has a text, in its own script, with the figures and the names in braces of
 * the first language.
 * @param languages all languages of the site; the first is the one that the others are compared with
 */
export function pairFindings(values: ReadonlyMap<string, unknown>, languages: readonly PairLanguage[]): Finding[] {
  const codes = languages.map(({ code }) => code);
  const first = codes[0]!;
  const findings: Finding[] = [];

  const isAnyForeign = languages.some(({ script }) => script !== undefined);

  function look(value: unknown, at: Spot): void {
    if (isAnyForeign && typeof value === 'string' && isOneLanguage(value, at))
      findings.push({
        ...at,
        message: `expected a text for each language (${codes.join(', ')}), got ${JSON.stringify(value)} for all`,
      });
    if (Array.isArray(value)) return value.forEach((item, index) => look(item, { ...at, path: [...at.path, index] }));
    if (!isFields(value)) return;
    // What the company has still to supply is for the owner of the site, not for its visitors.
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
      else if (text === '' && at.path.some((part) => MAY_BE_EMPTY.has(part))) continue;
      else if (text === null || (typeof text === 'string' && text.trim() === ''))
        findings.push({ ...line, message: `expected the text in ${name}, nothing is there` });
      else if (code !== first && typeof text === 'string' && typeof value[first] === 'string')
        findings.push(...differences(value[first], text, script).map((message) => ({ ...line, message })));
    }
  }
  for (const [file, value] of values) if (!file.endsWith('.md')) look(value, { file, path: [] });
  return findings;
}

/** What differs between a text and the same text in English, beside the words. */
export function differences(english: string, text: string, script?: string): string[] {
  const compared = [
    ['figures', figuresOf(english).join(', '), figuresOf(text).join(', ')],
    ['names in braces', placeholdersOf(english), placeholdersOf(text)],
  ] as const;
  const unlike = compared
    .filter(([, wanted, got]) => wanted !== got)
    .map(([what, wanted, got]) => `expected the ${what} of the English (${wanted || 'none'}), got ${got || 'none'}`);
  const isForeign =
    script !== undefined && !new RegExp(`\\p{Script=${script}}`, 'u').test(text) && latinWords(text).length > 0;
  return isForeign ? [...unlike, `expected words in ${script}, got ${JSON.stringify(text)}`] : unlike;
}
