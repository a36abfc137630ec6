import { en } from '@/content/en/words';
import type { CalculatorContent } from '@/content/schemas/calculator';
import type { Language } from '@/content/schemas/language';
import type { LeadFormContent } from '@/content/schemas/lead-forms';
import type { Words } from '@/content/schemas/words';

const language: Language = {
  code: 'hi',
  lang: 'hi-IN',
  locale: 'hi-IN',
  prefix: '/hi',
  home: '/hi',
  others: [{ code: 'en', lang: 'en-IN', prefix: '', name: 'English' }],
};

/** Names of content fields that hold no words, such as addresses, and so are not translated. */
const FACTS = new Set([
  ...['route', 'src', 'stem', 'file', 'picture', 'pictures', 'av1', 'h264', 'tint', 'browserColour'],
  ...['id', 'icon', 'surface', 'layout', 'direction', 'variant', 'value', 'code'],
  'display',
]);
const ADDRESSES = new Set(['href', 'address', 'consultation', 'link']);

/**
 * Adds the language's prefix to the address of a page. Links to files, to places on the same page and to other websites
 * stay as they are.
 */
function address(href: string): string {
  if (!/^\/(?!guides\/)/.test(href)) return href;
  const [route, ...place] = href.split('#');
  return [route === '/' ? language.prefix : language.prefix + route, ...place].join('#');
}

const FIRST_LETTER = 'क'.codePointAt(0)!;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/**
 * Translates a text for tests: each Latin letter becomes a letter of Devanagari. Names in braces, in place of which the
 * page shows figures, stay.
 */
const text = (words: string) =>
  words.replace(/\{\w+\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : String.fromCodePoint(FIRST_LETTER + LATIN.indexOf(found.toLowerCase())),
  );

function translated(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (FACTS.has(field)) return value;
    return ADDRESSES.has(field) ? address(value) : text(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => translated(item, field));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, name)]));
}

/**
 * Translates the words of a form for tests. What it asks and sends stays the same; its options, which are sent in
 * English, get translated words for display.
 */
function translatedForm({ form, words }: LeadFormContent): LeadFormContent {
  const shown = translated(words, '') as LeadFormContent['words'];
  const fields = Object.fromEntries(
    form.fields.map(({ name, options }) => [name, { ...shown.fields[name]!, options: options?.map(text) }]),
  );
  return { form, words: { ...shown, fields } };
}

/**
 * Translates the words of a calculator for tests. Names of figures and questions stay, since the arithmetic finds them
 * by these.
 */
function translatedCalculator(content: CalculatorContent): CalculatorContent {
  const shown = translated(content, '') as CalculatorContent;
  const parts = content.parts.map((part, index) => ({
    ...shown.parts[index]!,
    figures: part.figures.map(({ name }, place) => ({ ...shown.parts[index]!.figures[place]!, name })),
  }));
  const rows = content.ranges.rows.map(({ names }, index) => ({ ...shown.ranges.rows[index]!, names }));
  const groups = content.groups.map(({ names }, index) => ({ ...shown.groups[index]!, names }));
  return { ...shown, parts, ranges: { ...shown.ranges, rows }, groups, onBill: content.onBill };
}

const pages = Object.fromEntries(
  Object.entries(en.pages).map(([name, page]) => [
    name,
    {
      ...(translated(page, name) as typeof page),
      ...('calculator' in page && { calculator: translatedCalculator(page.calculator) }),
    },
  ]),
);

const forms = Object.fromEntries(Object.entries(en.forms).map(([name, form]) => [name, translatedForm(form)]));

/** For tests: an invented second language, which is English spelt in letters of Devanagari. */
export const toy = {
  ...(translated(en, '') as Words),
  pages: pages as unknown as Words['pages'],
  forms: forms as unknown as Words['forms'],
  solar: en.solar,
  towns: en.towns,
  language,
};
