import { z } from 'zod';
import { mailLink, phoneLink, whatsappLink } from '../../lib/content/address';
import { withContext } from '../../lib/content/context';
import { didYouMean } from '../../lib/content/nearest';
import { date } from '../../lib/content/parts';
import type { ReadFacts } from '../../lib/content/read-files';
import { CIRCLE, type FactTexts, isFields } from '../../lib/content/resolve';
import { dayInWords } from '../../lib/dates';
import { evaluate } from './sums';

const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 });
const PAISE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

export const wholeDay = (day: string, locale: string): string => dayInWords(day, locale).replaceAll(' ', '\u00a0');

const numberText = (value: number, unit = '') => {
  if (!unit.startsWith('₹')) return NUMBER.format(value);
  return `₹${(Number.isInteger(value) ? NUMBER : PAISE).format(value)}`;
};

/** Joins names into a list, without the comma that Intl.ListFormat writes before "and" in Hindi. */
const phrase = (names: string[], locale: string) =>
  new Intl.ListFormat(locale)
    .formatToParts(names)
    .map(({ value }, index, { length }) => (index === length - 2 ? value.replace(/^,/, '') : value))
    .join('');

type Fact = (name: string) => unknown;

const amountIn = (text: unknown) => (text === undefined ? NaN : Number(String(text).replace(/[₹,]/g, '')));

const missingIn = (error: unknown) => /"(.*)" is no fact/.exec((error as Error).message)?.[1] ?? '';
/** A fact that should be a number but is not has the text NaN or ₹NaN. The schema reports such a fact. */
const lacksNumber = (text: unknown) => /^₹?NaN$/.test(String(text));

export const sumOfFacts = withContext(z.string(), (sum, context, report) => {
  try {
    evaluate(sum, (name) => amountIn(context?.fact(name)));
  } catch (error) {
    const name = missingIn(error);
    if (!lacksNumber(context?.fact(name)))
      report(`expected a sum of facts: ${(error as Error).message}${didYouMean(name, context?.facts ?? [], false)}`);
  }
  return sum;
});

const FORMATS = {
  text: (value: unknown) => value,
  number: (value: unknown) => numberText(Number(value)),
  /** The first unit of the next slab of the tariff, for example 101 after 100. */
  next: (value: unknown) => numberText(Number(value) + 1),
  rupees: (value: unknown) => numberText(Number(value), '₹'),
  fact: (value: unknown) => {
    const { value: number, unit } = Object(value) as { value?: unknown; unit?: unknown };
    return numberText(Number(number), String(unit ?? ''));
  },
  sum: (value: unknown, _: string, fact: Fact) => {
    try {
      return numberText(Math.round(evaluate(String(value), (name) => amountIn(fact(name)))), '₹');
    } catch (error) {
      // Throws no error for a wrong sum, because the schema reports the mistake.
      return lacksNumber(fact(missingIn(error))) ? 'NaN' : String(value);
    }
  },
  // Returns a wrong day as written, because the schema reports the mistake.
  day: (value: unknown, locale: string) =>
    date.safeParse(value).success ? wholeDay(String(value), locale) : String(value),
  list: (value: unknown, locale: string) => phrase([value].flat().map(String), locale),
  phone: (value: unknown) => phoneLink(String(value)),
  whatsapp: (value: unknown) => whatsappLink(String(value)),
  mail: (value: unknown) => mailLink(String(value)),
};
type Format = keyof typeof FORMATS;

const place = z.string().regex(/^[\w/-]+#[\w.=*-]+$/, 'expected a place such as company#name');

export const factNames = z.partialRecord(
  z.enum(Object.keys(FORMATS) as Format[]),
  z.record(z.string(), z.union([place, z.array(place)])),
);

export function factTexts(names: unknown, { read, raw, locales }: ReadFacts): FactTexts {
  const facts = new Map<string, (language: string) => unknown>();
  /** The facts that are being read, to find a fact that names itself. */
  const open = new Set<string>();
  for (const [format, named] of Object.entries(factNames.safeParse(names).data ?? {}))
    for (const [pattern, places] of Object.entries(named))
      for (const [name, place] of [places]
        .flat()
        .flatMap((place) => expanded(pattern, place, format === 'next' ? 2 : 1)))
        facts.set(name, (language) => {
          if (open.has(name)) return CIRCLE;
          open.add(name);
          try {
            const value = read(place, language);
            return FORMATS[format as Format](value, locales[language]!, (other) => facts.get(other)?.(language));
          } finally {
            open.delete(name);
          }
        });
  return facts;

  /**
   * `typical-*` at `facts/typical#*` becomes one name for each key of content/facts/typical.yaml. If the place is a
   * list, a name has the number of the entry instead of a key, counted from `first`.
   */
  function expanded(name: string, place: string, first: number): [name: string, place: string][] {
    const [before] = place.split(/[.#]?\*/) as [string];
    if (before === place) return raw(place) === undefined ? [] : [[name, place]];
    const value = raw(before);
    const keys = Array.isArray(value) || isFields(value) ? Object.keys(value) : [];
    return keys.flatMap((key) =>
      expanded(
        name.replace('*', Array.isArray(value) ? String(Number(key) + first) : kebab(key)),
        place.replace('*', key),
        first,
      ),
    );
  }
}
