import { valuesIn } from '../../lib/content/files';
import type { AllFiles } from '../../lib/content/read-files';
import type { Finding } from '../../lib/content/resolve';

/** A pattern for a number with a rupee sign before it or a unit after it, possibly with commas or a decimal point. */
const FIGURE = /₹\s?(\d(?:[\d,.]*\d)?)|(\d(?:[\d,.]*\d)?)\s?(?:%|(?:per cent|units?|kW|years?|days?)\b)/g;

/**
 * A pattern for fields whose text may have typed figures: the name of a source and what it says, all of a form, the
 * options of calculators, and the short answer and the drawing of an article, which names its sources.
 */
const FREE_FIELDS =
  /^\S+ .*\bsources(\.list)?\.\d+\.(name|facts)\b|^forms\/|questions\.\w+\.options\.|^articles\/\S+ (short|drawing)\b/;

const typedFiguresIn = (text: string): string[] =>
  [...text.replace(/\{[^}]*\}/g, '').matchAll(FIGURE)]
    .filter(([, rupees, number]) => (rupees ?? number)!.replace(/\D/g, '').length > 1)
    .map(([figure]) => figure);

/**
 * Finds figures of two digits or more that are typed into YAML files outside facts/: rupees, per cent, units, kW, years
 * and days. A figure typed in two texts could differ between them. The prose of articles has another rule: articleRule.
 * Only the first language is searched, because the others must have the same numbers.
 */
export function typedFigures({ values, languages }: AllFiles): Finding[] {
  const others = languages.slice(1).map(({ code }) => code);
  const searched = [...values].filter(([file]) => !/^facts\/|\.md$/.test(file));
  return searched
    .flatMap(([file, value]) => valuesIn(value, { file, path: [] }))
    .flatMap(([value, { file, path }]) => {
      const isFree = FREE_FIELDS.test(`${file} ${path.join('.')}`) || path.some((key) => others.includes(String(key)));
      const figures = typeof value === 'string' && !isFree ? typedFiguresIn(value) : [];
      const advice = 'docs/everyday.md lists their names';
      return figures.map((figure) => ({ file, path, message: `expected a fact in braces, got ${figure}: ${advice}` }));
    });
}
