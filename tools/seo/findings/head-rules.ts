import { charactersOf, cutToWidth } from '../measure/cut';
import { SHORT, WIDTH_PROFILES, type WidthProfile } from '../measure/profiles';
import { textWidth } from '../../../lib/text-width';
import type { PageRecord } from '../read/page-record';
import { onEachPage, quoted, type Finding, type Rule } from './finding';

/** The two texts of a search result. */
const PARTS = ['title', 'description'] as const;
type Part = (typeof PARTS)[number];

/** Where a content file has it. */
const fieldOf = (part: Part) => `seo.${part}`;

const textsOf = (page: PageRecord, part: Part) => (part === 'title' ? page.titles : page.descriptions);

/** Every page has one title and one description. */
export const missingTexts = onEachPage((page, say) => {
  for (const part of PARTS) {
    const texts = textsOf(page, part);
    if (!texts.some((text) => text.trim())) say('error', 'missing', fieldOf(part), `It has no ${part}.`);
    else if (texts.length > 1)
      say('error', 'duplicate', fieldOf(part), `It has ${texts.length} ${part}s, of which search engines choose one.`);
  }
  if (!page.lang)
    say(
      'warning',
      'missing',
      { file: 'components/layout/Document/Document.tsx', field: 'lang' },
      'Its <html> has no lang: readers and translators must guess its language.',
    );
});

/** Two pages with the same words cannot be told apart in a list of results. */
export const duplicateTexts: Rule = ({ pages }, places) =>
  PARTS.flatMap((part) => {
    const routes = new Map<string, string[]>();
    for (const page of pages) {
      const words = textsOf(page, part)[0]?.trim().toLowerCase();
      if (words) routes.set(words, [...(routes.get(words) ?? []), page.route]);
    }
    return [...routes.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) =>
        same.map((route): Finding => ({
          level: 'error',
          topic: 'duplicate',
          route,
          what: `Its ${part} is also that of ${same.filter((other) => other !== route).join(' and ')}.`,
          where: places.of(route, fieldOf(part)),
        })),
      );
  });

/** How much of a text is seen, by every published model. */
export const textLengths = onEachPage((page, say) => {
  for (const part of PARTS) {
    const text = textsOf(page, part)[0];
    if (!text) continue;
    const models = WIDTH_PROFILES.filter((profile) => profile.part === part);
    const cutting = models.filter((profile) => isCut(text, profile));
    const onDesktop = cutting.some(({ device }) => device === 'desktop');
    if (cutting.length > 0)
      say(onDesktop ? 'warning' : 'note', 'too long', fieldOf(part), tooLong(part, text, cutting));
    const { fontSizePx, limitPx } = SHORT[part];
    const width = textWidth(text, fontSizePx);
    if (width < limitPx)
      say(
        'warning',
        'too short',
        fieldOf(part),
        `The ${part} is too short: ${Math.round(width)} px, where results have room for more than ${limitPx}.`,
      );
  }
});

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

/** Words that a page was not meant to say. */
export const oddTexts = onEachPage((page, say) => {
  for (const part of PARTS) {
    const text = textsOf(page, part)[0] ?? '';
    if (/<\/?[a-z][^>]*>/i.test(text))
      say('warning', 'wording', fieldOf(part), `The ${part} shows markup as text: ${quoted(text)}.`);
    if (/&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/i.test(text))
      say('warning', 'wording', fieldOf(part), `The ${part} shows a character reference as text: ${quoted(text)}.`);
    if (/\p{Script=Devanagari}/u.test(text) && page.lang.startsWith('en'))
      say(
        'warning',
        'wording',
        fieldOf(part),
        `The ${part} has Hindi words, but the page says that its language is ${page.lang}: write it in English, or be sure that you mean it.`,
      );
    if (/\p{Extended_Pictographic}/u.test(text))
      say('note', 'wording', fieldOf(part), `The ${part} has an emoji, which Google often leaves out.`);
  }
});
