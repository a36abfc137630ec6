import type { AllFiles } from '../../lib/content/read-files';
import { type Finding, isFields, isPair } from '../../lib/content/resolve';

/** A pattern for a number with a rupee sign before it or a unit after it, possibly with commas or a decimal point. */
const FIGURE = /₹\s?(\d(?:[\d,.]*\d)?)|(\d(?:[\d,.]*\d)?)\s?(?:%|(?:per cent|units?|kW|years?|days?)\b)/g;

/**
 * A pattern for fields whose text may have typed figures: what a source says, the options of forms and calculators, and
 * the short answer and the drawing of an article, whose text names the source.
 */
const FREE_FIELDS =
  /^\S+ .*\bsources(\.list)?\.\d+\.(name|facts)$|^forms\/|questions\.\w+\.options\.|^articles\/\S+ (short|drawing)\b/;

const typedFiguresIn = (text: string): string[] =>
  [...text.replace(/\{[^}]*\}/g, '').matchAll(FIGURE)]
    .filter(([, rupees, number]) => (rupees ?? number)!.replace(/\D/g, '').length > 1)
    .map(([figure]) => figure);

/**
 * Finds figures of two digits or more that are typed into texts of YAML: rupees, per cent, units, kW, years and days. A
 * figure typed in two texts could differ between them. Articles have a rule of their own, which asks for sources too.
 * Only the first language is searched, because the others must have the same numbers.
 */
export function typedFigures({ values, languages }: AllFiles): Finding[] {
  const codes = languages.map(({ code }) => code);
  return [...values].flatMap(([file, value]) => (/^facts\/|\.md$/.test(file) ? [] : findingsIn(file, value, [])));

  function findingsIn(file: string, value: unknown, path: (string | number)[]): Finding[] {
    if (FREE_FIELDS.test(`${file} ${path.join('.')}`)) return [];
    if (Array.isArray(value)) return value.flatMap((inner, index) => findingsIn(file, inner, [...path, index]));
    if (isFields(value)) {
      const keys = isPair(value, codes) ? codes.slice(0, 1) : Object.keys(value);
      return keys.flatMap((key) => findingsIn(file, value[key], [...path, key]));
    }
    if (typeof value !== 'string') return [];
    return typedFiguresIn(value).map((figure) => ({
      file,
      path,
      message: `expected a fact in braces, got ${figure}: docs/everyday.md lists their names`,
    }));
  }
}
