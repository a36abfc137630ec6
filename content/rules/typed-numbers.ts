import { valuesIn } from '../../lib/content/files';
import type { AllFiles } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';

const TYPED_NUMBER = /₹\s?(\d(?:[\d,.]*\d)?)|(\d(?:[\d,.]*\d)?)\s?(?:%|(?:per cent|units?|kW|years?|days?)\b)/g;

/** Fields whose texts may state numbers instead of naming facts in braces. */
const FREE_FIELDS =
  /^\S+ .*\bsources(\.list)?\.\d+\.(name|facts)\b|^forms\/|questions\.\w+\.options\.|^articles\/\S+ (short|drawing)\b/;

const typedNumbersIn = (text: string): string[] =>
  [...text.replace(/\{[^}]*\}/g, '').matchAll(TYPED_NUMBER)]
    .filter(([, rupees, number]) => (rupees ?? number)!.replace(/\D/g, '').length > 1)
    .map(([number]) => number);

/**
 * Reports numbers of two or more digits with a unit of `TYPED_NUMBER` that a text states without naming a fact, because
 * somebody could correct the number in one text and forget another. Leaves out content/facts/, Markdown files and
 * translations.
 */
export function typedNumbers({ values, languages }: AllFiles): Problem[] {
  const others = languages.slice(1).map(({ code }) => code);
  const searched = [...values].filter(([file]) => !/^facts\/|\.md$/.test(file));
  return searched
    .flatMap(([file, value]) => valuesIn(value, { file, path: [] }))
    .flatMap(([value, { file, path }]) => {
      const isFree = FREE_FIELDS.test(`${file} ${path.join('.')}`) || path.some((key) => others.includes(String(key)));
      const numbers = typeof value === 'string' && !isFree ? typedNumbersIn(value) : [];
      const advice = 'docs/everyday.md lists their names';
      return numbers.map((number) => ({ file, path, message: `expected a fact in braces, got ${number}: ${advice}` }));
    });
}
