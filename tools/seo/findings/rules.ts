import { cutBy, nameOf, roomOf } from '../measure/previews';
import { PARTS, WIDTH_PROFILES, type Part, type WidthProfile } from '../measure/profiles';
import type { PageRecord } from '../read/read-page';
import type { Found, Level, Rule } from './finding';
import { missingFiles } from './links';

/** Makes the rules of the studio about a title or a description. */
function wordRules(part: Part): Rule[] {
  const rule = (level: Level, look: (text: string, page: PageRecord) => Found): Rule => ({
    level,
    at: `seo.${part}`,
    look: (page) => look(page[part], page),
  });
  return [
    rule('warning', (text) => {
      const cutting = cuttingModels(text, part);
      const onDesktop = cutting.some(({ device }) => device === 'desktop');
      const models = cutting.map(nameOf).join('; ');
      return onDesktop && `The ${part} is too long for ${models}: ${overflowOf(text, cutting[0])}.`;
    }),
    rule('note', (text) => {
      const cutting = cuttingModels(text, part);
      const [model] = cutting;
      const onPhones = model !== undefined && cutting.every(({ device }) => device === 'phone');
      return onPhones && `On phones the ${part} is too long for ${roomOf(model)} px: ${overflowOf(text, model)}.`;
    }),
    rule('warning', (text, { lang }) => {
      const isForeign = /\p{Script=Devanagari}/u.test(text) && lang.startsWith('en');
      const advice = 'write it in English, or be sure that you mean it';
      return isForeign && `The ${part} has Hindi words, but the page says that its language is ${lang}: ${advice}.`;
    }),
  ];
}

/** All rules that the studio checks for each page. */
export const RULES: readonly Rule[] = [...PARTS.flatMap(wordRules), { level: 'error', at: 'src', look: missingFiles }];

/** The published models of search results that cut a text. */
const cuttingModels = (text: string, part: Part) =>
  WIDTH_PROFILES.filter((profile) => profile.part === part && isCut(text, profile));

/** Whether a search result cuts a text too early. On a phone a description may be cut after a whole sentence. */
function isCut(text: string, profile: WidthProfile): boolean {
  const { shown, cut } = cutBy(profile, text);
  const mayEndEarly = profile.part === 'description' && profile.device === 'phone';
  return cut && !(mayEndEarly && /[.!?।…](?=\s)/u.test(shown.replace(/ \.\.\.$/, ' ')));
}

/** Says how wide a text is, and which words a model of search results leaves out. */
function overflowOf(text: string, model = WIDTH_PROFILES[0]!): string {
  const { missing, widthPx } = cutBy(model, text);
  return `${Math.round(widthPx)} px at ${model.fontSizePx} px, without room for “${missing}”`;
}
