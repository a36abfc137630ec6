import { textWidth } from '../../../content/text-width';
import { charactersOf, cutToWidth } from '../measure/cut';
import { SHORT, WIDTH_PROFILES, type WidthProfile } from '../measure/profiles';
import type { PageRecord } from '../read/page-record';
import { error, note, quoted, warning, type Rule } from './finding';

/** The two texts of a search result. */
type Part = 'title' | 'description';

const textsOf = (page: PageRecord, part: Part) => (part === 'title' ? page.titles : page.descriptions);
const textOf = (page: PageRecord, part: Part) => textsOf(page, part)[0] ?? '';

/** A rule for each of the two texts. */
const forBoth = (rule: (part: Part, field: string) => Rule): Rule[] =>
  (['title', 'description'] as const).map((part) => rule(part, `seo.${part}`));

/** A rule about words that a page was not meant to show. */
const odd = (pattern: RegExp, what: string) =>
  forBoth((part, field) =>
    warning('wording', field, (page) => {
      const text = textOf(page, part);
      return pattern.test(text) && `The ${part} shows ${what} as text: ${quoted(text)}.`;
    }),
  );

/** Title, description and language of each page. */
export const headRules: readonly Rule[] = [
  ...forBoth((part, field) =>
    error('missing', field, (page) => !textsOf(page, part).join('').trim() && `It has no ${part}.`),
  ),
  ...forBoth((part, field) =>
    error('duplicate', field, (page) => {
      const texts = textsOf(page, part);
      return (
        texts.length > 1 &&
        texts.join('').trim() !== '' &&
        `It has ${texts.length} ${part}s, of which search engines choose one.`
      );
    }),
  ),
  warning(
    'missing',
    { file: 'components/layout/Document/Document.tsx', field: 'lang' },
    ({ lang }) => !lang && 'Its <html> has no lang: readers and translators must guess its language.',
  ),
  // Two pages with the same words cannot be told apart in a list of results.
  ...forBoth((part, field) =>
    error('duplicate', field, (page, { pages }) => {
      const words = (one: PageRecord) => textOf(one, part).trim().toLowerCase();
      const same = pages.filter((other) => other !== page && words(page) && words(other) === words(page));
      return same.length > 0 && `Its ${part} is also that of ${same.map(({ route }) => route).join(' and ')}.`;
    }),
  ),
  ...forBoth((part, field) =>
    warning('too long', field, (page) => {
      const cutting = cuttingModels(page, part);
      return cutting.some(({ device }) => device === 'desktop') && tooLong(part, textOf(page, part), cutting);
    }),
  ),
  ...forBoth((part, field) =>
    note('too long', field, (page) => {
      const cutting = cuttingModels(page, part);
      return (
        cutting.length > 0 &&
        cutting.every(({ device }) => device === 'phone') &&
        tooLong(part, textOf(page, part), cutting)
      );
    }),
  ),
  ...forBoth((part, field) =>
    warning('too short', field, (page) => {
      const { fontSizePx, limitPx } = SHORT[part];
      const width = Math.round(textWidth(textOf(page, part), fontSizePx));
      return (
        width > 0 &&
        width < limitPx &&
        `The ${part} is too short: ${width} px, where results have room for more than ${limitPx}.`
      );
    }),
  ),
  ...odd(/<\/?[a-z][^>]*>/i, 'markup'),
  ...odd(/&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/i, 'a character reference'),
  ...forBoth((part, field) =>
    warning(
      'wording',
      field,
      (page) =>
        /\p{Script=Devanagari}/u.test(textOf(page, part)) &&
        page.lang.startsWith('en') &&
        `The ${part} has Hindi words, but the page says that its language is ${page.lang}: write it in English, or be sure that you mean it.`,
    ),
  ),
  ...forBoth((part, field) =>
    note(
      'wording',
      field,
      (page) =>
        /\p{Extended_Pictographic}/u.test(textOf(page, part)) &&
        `The ${part} has an emoji, which Google often leaves out.`,
    ),
  ),
];

/** The published models by which a text is not seen whole. */
const cuttingModels = (page: PageRecord, part: Part) =>
  WIDTH_PROFILES.filter((profile) => profile.part === part && isCut(textOf(page, part), profile));

/** A phone may cut a description: what it shows is enough where it holds a whole sentence. */
function isCut(text: string, { part, device, fontSizePx, limitPx }: WidthProfile): boolean {
  const { shown, cut } = cutToWidth(text, fontSizePx, limitPx);
  return (
    cut && !(part === 'description' && device === 'phone' && /[.!?।…](?=\s)/u.test(shown.replace(/ \.\.\.$/, ' ')))
  );
}

/** The end of a text, from the beginning of a word where there is one: it may be one long word. */
function lastWords(text: string): string {
  const end = charactersOf(text).slice(-45).join('');
  if (end === text) return text;
  return `… ${end.replace(/^\S*\s(?=\S*[^.\s])/, '')}`;
}

function tooLong(part: Part, text: string, cutting: WidthProfile[]): string {
  const { fontSizePx, limitPx, device } = cutting[0]!;
  const { shown, widthPx } = cutToWidth(text, fontSizePx, limitPx);
  const end = quoted(lastWords(shown));
  const measured = `${Math.round(widthPx)} px at ${fontSizePx} px`;
  if (cutting.length === 1 && device === 'phone')
    return `On phones the ${part} is too long: ${measured}, cut to ${limitPx} px at ${end}.`;
  return `The ${part} is too long: ${measured}, cut by ${cutting.map(({ name }) => name).join('; ')}. It ends at ${end}.`;
}
