import { textWidth } from '../../../lib/text-width';
import { charactersOf } from '../measure/cut';
import { cutBy, nameOf, roomOf } from '../measure/previews';
import { PARTS, SHORT, WIDTH_PROFILES, type Part, type WidthProfile } from '../measure/profiles';
import type { PageRecord } from '../read/read-page';
import { error, note, quoted, warning, type Found, type Level } from './finding';

const RULE = { error, warning, note };

/** A rule for the title and one for the description, where there are such words. */
const forBoth = (level: Level, topic: string, look: (text: string, part: Part, page: PageRecord) => Found) =>
  PARTS.map((part) => RULE[level](topic, `seo.${part}`, (page) => page[part] !== '' && look(page[part], part, page)));

/** Title and description of each page. */
export const wordRules = [
  ...PARTS.map((part) => error('missing', `seo.${part}`, (page) => !page[part] && `It has no ${part}.`)),
  // Two pages with the same words cannot be told apart in a list of results.
  ...PARTS.map((part) =>
    error('duplicate', `seo.${part}`, (page, { pages }) => {
      const words = page[part].toLowerCase();
      const same = pages.filter((other) => other !== page && words && other[part].toLowerCase() === words);
      return same.length > 0 && `Its ${part} is also that of ${same.map(({ route }) => route).join(' and ')}.`;
    }),
  ),
  ...forBoth('warning', 'too long', (text, part) => {
    const cutting = cuttingModels(text, part);
    if (!cutting.some(({ device }) => device === 'desktop')) return false;
    const { measured, end } = cutAt(text, cutting[0]!);
    return `The ${part} is too long: ${measured}, cut by ${cutting.map(nameOf).join('; ')}. It ends at ${end}.`;
  }),
  ...forBoth('note', 'too long', (text, part) => {
    const [model, ...others] = cuttingModels(text, part);
    if (!model || [model, ...others].some(({ device }) => device === 'desktop')) return false;
    const { measured, end } = cutAt(text, model);
    return `On phones the ${part} is too long: ${measured}, cut to ${roomOf(model)} px at ${end}.`;
  }),
  ...forBoth('warning', 'too short', (text, part) => {
    const { fontSizePx, limitPx } = SHORT[part];
    const width = Math.round(textWidth(text, fontSizePx));
    return (
      width < limitPx && `The ${part} is too short: ${width} px, where results have room for more than ${limitPx}.`
    );
  }),
  ...forBoth(
    'warning',
    'wording',
    (text, part) =>
      /<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/i.test(text) &&
      `The ${part} shows markup as text: ${quoted(text)}.`,
  ),
  ...forBoth(
    'warning',
    'wording',
    (text, part, { lang }) =>
      /\p{Script=Devanagari}/u.test(text) &&
      lang.startsWith('en') &&
      `The ${part} has Hindi words, but the page says that its language is ${lang}: write it in English, or be sure that you mean it.`,
  ),
  ...forBoth(
    'note',
    'wording',
    (text, part) =>
      /\p{Extended_Pictographic}/u.test(text) && `The ${part} has an emoji, which Google often leaves out.`,
  ),
];

/** The published models by which a text is not seen whole. */
const cuttingModels = (text: string, part: Part) =>
  WIDTH_PROFILES.filter((profile) => profile.part === part && isCut(text, profile));

/** A phone may cut a description: what it shows is enough where it holds a whole sentence. */
function isCut(text: string, profile: WidthProfile): boolean {
  const { shown, cut } = cutBy(profile, text);
  const sentences = profile.part === 'description' && profile.device === 'phone';
  return cut && !(sentences && /[.!?।…](?=\s)/u.test(shown.replace(/ \.\.\.$/, ' ')));
}

/** How wide a text is, and the last words that a model shows of it. */
function cutAt(text: string, model: WidthProfile) {
  const { shown, widthPx } = cutBy(model, text);
  const measured = `${Math.round(widthPx)} px at ${model.fontSizePx} px`;
  return { measured, end: quoted(lastWords(shown)) };
}

/** The end of a text, from the beginning of a word where there is one: it may be one long word. */
function lastWords(text: string): string {
  const end = charactersOf(text).slice(-45).join('');
  return end === text ? text : `… ${end.replace(/^\S*\s(?=\S*[^.\s])/, '')}`;
}
